"""The games as pure rules: values in, values out."""
