"""Short runs that answer a question each: what the data should be made of, and how states should be written.

`prepare` makes everything that a machine with a GPU needs, in a few megabytes; `ablate` trains and judges there, in one
call that ends itself.
"""
