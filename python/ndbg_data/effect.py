"""How many method calls have an effect: `python3 -m ndbg_data.effect --source mutate --count 2000`.

A call has an effect if the program would behave differently without it: a text changes, a search succeeds, a key is
found, a list ends up different. Predicates (`isdigit`, …) are not counted: both of their answers say something.
"""
import argparse
import ast
import json
import signal
import sys
from pathlib import Path

from .outcome import TooLong, _stop
from .sources import ORIGINS, Sources

TYPES = (str, list, dict)
# Calls counted of one run, at most: a long loop would outweigh a hundred programs.
LONGEST = 100


def effect(receiver, method, before, result, arguments):
    """True or False; None where the question makes no sense. `before` is a copy of a mutable receiver."""
    if isinstance(receiver, str):
        if method.startswith("is") or method in ("maketrans", "encode"):
            return None
        if method in ("count",):
            return result > 0
        if method in ("find", "rfind", "index", "rindex"):
            return result != -1
        if method in ("startswith", "endswith"):
            return bool(result)
        if method in ("split", "rsplit", "splitlines"):
            return result != [receiver]
        if method in ("partition", "rpartition"):
            return bool(result[1])
        if method == "join":
            return len(result) > 0
        return result != receiver
    if isinstance(receiver, list):
        if method == "count":
            return result > 0
        if method in ("index", "pop"):
            return True
        return method == "copy" or receiver != before
    if method == "get":
        return bool(arguments) and arguments[0] in receiver
    if method in ("keys", "values", "items", "copy"):
        return bool(receiver)
    if method == "pop":
        return len(receiver) != len(before)
    return receiver != before or list(receiver) != list(before)


class Probe(ast.NodeTransformer):
    """Sends every method call through `__probe__(receiver, 'name', arguments…)`."""

    def visit_Call(self, node):
        self.generic_visit(node)
        if (
            not isinstance(node.func, ast.Attribute)
            or isinstance(node.func.value, ast.Call)
            and isinstance(node.func.value.func, ast.Name)
            and node.func.value.func.id == "super"
        ):
            return node
        return ast.copy_location(
            ast.Call(
                ast.Name("__probe__", ast.Load()),
                [node.func.value, ast.Constant(node.func.attr), *node.args],
                node.keywords,
            ),
            node,
        )


class Counter:
    def __init__(self):
        self.total, self.effective, self.by_method, self.room = 0, 0, {}, 0

    def probe(self, receiver, method, *arguments, **keywords):
        function = getattr(receiver, method)
        if receiver.__class__ not in TYPES or self.room <= 0:
            return function(*arguments, **keywords)
        before = receiver.copy() if not isinstance(receiver, str) else receiver
        result = function(*arguments, **keywords)
        found = effect(receiver, method, before, result, arguments)
        if found is not None:
            self.room -= 1
            self.total += 1
            self.effective += found
            row = self.by_method.setdefault(f"{type(receiver).__name__}.{method}", [0, 0])
            row[0] += 1
            row[1] += found
        return result

    def run(self, source, calls):
        tree = ast.fix_missing_locations(Probe().visit(ast.parse(source)))
        code = compile(tree, "<program>", "exec")
        signal.signal(signal.SIGALRM, _stop)
        for call in calls:
            total, effective = self.total, self.effective
            self.room = LONGEST
            signal.setitimer(signal.ITIMER_REAL, 0.3)
            try:
                space = {"__name__": "program", "__probe__": self.probe, "print": lambda *a, **k: None}
                exec(code, space)
                eval(call, space)
            except TooLong:
                # A loop that never ends would be counted a million times.
                self.total, self.effective = total, effective
            except Exception:
                pass
            finally:
                signal.setitimer(signal.ITIMER_REAL, 0)

    @property
    def share(self):
        return self.effective / self.total if self.total else 0.0


def measure(sources, source, seed, count):
    counter = Counter()
    for index in range(count):
        made = sources.program(seed, index, source)
        counter.run(made.source, made.calls)
    return counter


def main(arguments):
    parser = argparse.ArgumentParser(
        prog="python3 -m ndbg_data.effect", description="Share of str, list and dict method calls with an effect."
    )
    parser.add_argument("--source", choices=ORIGINS, help="one source; the mix of the configuration otherwise")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--config")
    parser.add_argument("--root", default=".")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--methods", action="store_true", help="a line for each method too")
    options = parser.parse_args(arguments)
    config = json.loads(Path(options.config).read_text(encoding="utf-8")) if options.config else {}
    counter = measure(Sources(config, options.root), options.source, options.seed, options.count)
    if options.json:
        print(json.dumps({"calls": counter.total, "effective": counter.effective, "share": round(counter.share, 4)}))
    else:
        print(f"{counter.effective} of {counter.total} method calls have an effect: {counter.share:.1%}")
    if options.methods:
        for name, (total, effective) in sorted(counter.by_method.items()):
            print(f"  {name:20} {effective:7} of {total:7}  {effective / total:.0%}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
