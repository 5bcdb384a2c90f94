"""Mutants of whole programs: other literals, operators and names. Whether a mutant still runs, its recording shows."""
import ast

from .expression_changes import constant
from .names import Names
from .renaming import rename
from .restyle import restyled
from .tree_changes import CHANGES
from .tree_nodes import changed, found

MOST = 4
# Literals are changed more often than all else together: users' programs differ mostly in their data.
LITERALS = 0.6


def mutated_whole(program, rng):
    """The program changed, or None where no change held."""
    tree = ast.parse(program.source)
    changed()
    functions = {node.name for node in found(tree, ast.FunctionDef)}
    done = 0
    for _ in range(1 + int(rng.random() * MOST)):
        change = constant if rng.random() < LITERALS else CHANGES[int(rng.random() * len(CHANGES))]
        if change(tree, rng, lambda: program.source, {}):
            changed()
            done += 1
    if rng.random() < 0.5:
        # The entry keeps its name, and so do fields: code names them in too many ways.
        names = Names(rng.random)
        names.used |= functions
        tree, _, _ = rename(tree, rng, [], None, names)
        done += 1
    if not done:
        return None
    changed()
    source = restyled(tree, program.source, rng)
    if source is None:
        return None
    return type(program)(source, program.name, program.entry, program.origin, program.problem, ("mutant",))
