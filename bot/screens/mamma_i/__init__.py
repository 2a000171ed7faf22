"""What Mamma I brings to the host: its words, its screens, its moves."""
