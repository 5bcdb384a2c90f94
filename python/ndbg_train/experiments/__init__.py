"""Short training runs that answer one question each: about the data, and about how states are written.

`prepare` makes everything that a machine with a GPU needs, in a few megabytes. `ablate` trains and judges there, in
one call that ends by itself.
"""
