"""Several processes that share a store: who holds which table, who answers what, who may speak."""
