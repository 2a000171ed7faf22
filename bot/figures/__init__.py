"""Metrics, for the operator."""
