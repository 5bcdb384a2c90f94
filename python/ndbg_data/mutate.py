"""Mutants and crosses of seeds and corpora: a few thousand functions become millions that read like them."""
import ast
import builtins

from .inputs import more_calls, parsed_call
from .names import Names
from .program import Program
from .renaming import rename
from .restyle import restyled
from .tree_changes import CHANGES
from .tree_nodes import changed, found, walk

TRIES = 6
LEAVING = frozenset(
    (ast.Break, ast.Return, ast.Raise, ast.Yield, ast.YieldFrom, ast.Await, ast.Assert, ast.Try, ast.Delete, ast.Match)
)
GROWING = frozenset("append add extend update upper lower strip split join format count".split())


def donor(sources, rng, parent):
    """Another program from which expressions may be taken."""
    items = sources.items(parent)
    return items[int(rng.random() * len(items))].source


def mutated(sources, rng):
    """One mutant, or None where no change held."""
    settings = sources.config["mutate"]
    parents = [(name, settings["parents"][name]) for name in sources.items("mutate")]
    draw = rng.random() * sum(weight for _, weight in parents)
    for parent, weight in parents:
        draw -= weight
        if draw < 0:
            break
    items = sources.items(parent)
    original = items[int(rng.random() * len(items))]
    return mutant(
        original, rng, lambda: donor(sources, rng, parent), settings["most"], sources.config["inputs"]["calls"]
    )


def argument_kinds(tree, calls, entry):
    """Parameter → class of its value in the first call that is all literals: which may replace which."""
    function = next((n for n in found(tree, ast.FunctionDef) if n.name == entry), None)
    if function is None:
        return {}
    names = [a.arg for a in function.args.args if a.arg not in ("self", "cls")]
    for call in calls:
        parsed = parsed_call(call)
        if parsed is not None:
            return {
                keyword or names[nth]: value.__class__.__name__
                for nth, (keyword, value) in enumerate(parsed[1])
                if keyword or nth < len(names)
            }
    return {}


def never_ends(loop):
    """Whether nothing in a `while` body can change what its condition reads, or leave the loop. False in doubt."""
    looked_at = {node.id for node in walk(loop.test) if node.__class__ is ast.Name}
    if any(node.__class__ in (ast.Call, ast.NamedExpr) for node in walk(loop.test) if not is_size(node)):
        return False
    for statement in loop.body:
        for node in walk(statement):
            kind, is_read = node.__class__, getattr(node, "ctx", None).__class__ is ast.Load
            if kind in LEAVING or (kind is ast.Name and not is_read and node.id in looked_at):
                return False
            # A function of the program may change anything or raise, and so may a method, even under another name.
            if kind is ast.Call and not (
                node.func.__class__ is ast.Name and hasattr(builtins, node.func.id) and node.func.id != "next"
            ):
                if (
                    node.func.__class__ is not ast.Attribute
                    or node.func.attr not in GROWING
                    or touches(node, looked_at)
                ):
                    return False
            if kind in (ast.Subscript, ast.Attribute) and not is_read and touches(node, looked_at):
                return False
    return True


def touches(node, names):
    return any(inner.__class__ is ast.Name and inner.id in names for inner in walk(node))


def is_size(node):
    return node.__class__ is ast.Call and node.func.__class__ is ast.Name and node.func.id == "len"


def mutant(original, rng, other_source, most, count):
    tree = ast.parse(original.source)
    changed()
    wanted = 1 + int(rng.random() * rng.random() * most)
    done, calls, entry = [], original.calls, original.entry
    kinds = argument_kinds(tree, calls, entry)
    for _ in range(wanted * TRIES):
        if len(done) == wanted:
            break
        change = CHANGES[int(rng.random() * len(CHANGES))]
        if change(tree, rng, other_source, kinds):
            changed()
            done.append(change.__name__)
    if rng.random() < 0.5:
        tree, calls, entry = rename(tree, rng, calls, entry, Names(rng.random))
        done.append("rename")
    changed()
    if not done or any(never_ends(loop) for loop in found(tree, ast.While)):
        return None
    source = restyled(tree, original.source, rng)
    if source is None:
        return None
    return Program(
        source,
        more_calls(source, calls, rng, count, tree),
        entry,
        "mutate",
        original.problem,
        (original.origin, *dict.fromkeys(done)),
    )
