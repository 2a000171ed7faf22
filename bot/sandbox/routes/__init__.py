"""The routes of the API, one module for each kind of thing."""

from bot.sandbox.routes import (
    applications,
    channels,
    gateway,
    interactions,
    messages,
    threads,
    users,
    webhooks,
)
from bot.sandbox.routes.routing import Endpoint

MODULES = (gateway, users, channels, threads, messages, applications, interactions, webhooks)


def all_endpoints() -> list[Endpoint]:
    """Every route there is."""
    return [endpoint for module in MODULES for endpoint in module.ENDPOINTS]
