"""The small changes that make a mutant, so that it reads like a person's code. A change that stands here several times
is made as often."""
from .expression_changes import (
    chain_method, change_slice, comparison, constant, operator, swap_arguments, swap_builtin, swap_method,
    swap_variables,
)
from .splicing import splice
from .statement_changes import (
    drop_else, drop_statement, negate, repeat_statement, swap_branches, swap_statements, wrap_condition,
)

CHANGES = (
    constant, constant, constant, constant, operator, operator, comparison, comparison, swap_statements,
    drop_statement, repeat_statement, swap_method, swap_method, swap_builtin, negate, wrap_condition, change_slice,
    change_slice, swap_variables, swap_arguments, chain_method, drop_else, swap_branches, splice, splice, splice,
)  # fmt: skip
