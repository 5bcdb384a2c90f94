"""Files in the forms of HumanEval and ClassEval as held-out programs, for those who have such files.

    python3 -m ndbg_worker.benchmarks --humaneval HumanEval.jsonl --classeval ClassEval.json --out held-out.jsonl
    ndbg eval next-state --engine neural --data held-out.jsonl

A function is called as its checks call it, where these give plain values. A class is used as a method of its tests uses
it: the assertions go, what they look at stays. Docstrings go: they tell results. Nothing is run here.
"""
import argparse
import ast
import json
import sys
from collections import Counter
from pathlib import Path

from .found import load

DOCUMENTED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Module)
CALLS = 8


def plain_text(source):
    """The source without docstrings and comments, or None where it is no Python."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError):
        return None
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(getattr(first.value, "value", None), str):
                node.body = node.body[1:] or ([ast.Pass()] if not isinstance(node, ast.Module) else [])
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def is_plain(node):
    try:
        ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return False
    return True


def of_functions(items, count):
    """A program for each function that its checks call with plain values."""
    for item in items:
        try:
            name, known, check = item["entry_point"], item["task_id"], ast.parse(item["test"])
            source = plain_text(item["prompt"] + item["canonical_solution"])
        except (KeyError, TypeError, SyntaxError):
            count["not of that form"] += 1
            continue
        calls = {}
        for node in ast.walk(check):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "candidate":
                given = [*node.args, *(keyword.value for keyword in node.keywords)]
                if all(is_plain(part) for part in given):
                    node.func = ast.Name(name, ast.Load())
                    calls[ast.unparse(node)] = None
        if source is None or not calls:
            count["no Python" if source is None else "no call of plain values"] += 1
            continue
        yield {
            "id": known, "level": "function", "problem": known, "source": source, "calls": list(calls)[:CALLS],
            "entry": name,
        }  # fmt: skip


class Test(ast.NodeTransformer):
    """A method of a test as a function of its own: what `self` holds are variables, of assertions only calls stay."""

    def visit_Attribute(self, node):
        self.generic_visit(node)
        is_own = isinstance(node.value, ast.Name) and node.value.id == "self"
        return ast.Name(node.attr, node.ctx) if is_own else node

    def visit_Expr(self, node):
        asserted = assertion(node.value)
        if asserted is None:
            return self.generic_visit(node)
        looked = [part for part in asserted[1] if any(isinstance(n, ast.Call) for n in ast.walk(part))]
        return [ast.Expr(self.visit(part)) for part in looked[:1]]

    def visit_With(self, node):
        asserted = assertion(node.items[0].context_expr)
        if asserted is None or not asserted[0].startswith("assertRaises"):
            return self.generic_visit(node)
        body = [made for part in node.body for made in as_list(self.visit(part))] or [ast.Pass()]
        handler = ast.ExceptHandler(asserted[1][0], None, [ast.Pass()])
        return ast.Try(body, [handler], [], [])


def as_list(made):
    return made if isinstance(made, list) else [made]


def assertion(call):
    """(its name, its arguments) of `self.assert…(…)`."""
    function = getattr(call, "func", None)
    is_own = isinstance(function, ast.Attribute) and getattr(function.value, "id", "") == "self"
    return (function.attr, call.args) if is_own and function.attr.startswith("assert") else None


def of_classes(items, count):
    """A program for each method of a class's tests."""
    for item in items:
        try:
            known, tests = item["task_id"], ast.parse(item["test"])
            source = plain_text("\n".join([*item.get("import_statement", []), item["solution_code"]]))
        except (KeyError, TypeError, SyntaxError):
            count["not of that form"] += 1
            continue
        if source is None:
            count["no Python"] += 1
            continue
        for group in [node for node in tests.body if isinstance(node, ast.ClassDef)]:
            methods = {node.name: node for node in group.body if isinstance(node, ast.FunctionDef)}
            before = methods.get("setUp")
            for name, method in methods.items():
                if name.startswith("test"):
                    function = as_function(method, before.body if before else [])
                    if function is None:
                        count["a test that needs more than itself"] += 1
                        continue
                    yield {
                        "id": f"{known}/{group.name}.{name}", "level": "function", "problem": known,
                        "source": f"{source}\n\n{function}\n", "calls": [f"{name}()"], "entry": name,
                    }  # fmt: skip


def as_function(method, before):
    """The text of a function that does what the test does; None where it needs a test around it."""
    parts = [node for part in (*before, *method.body) for node in ast.walk(part) if isinstance(node, ast.Attribute)]
    own = [node for node in parts if getattr(node.value, "id", "") == "self" and not node.attr.startswith("assert")]
    if {node.attr for node in own} - {node.attr for node in own if isinstance(node.ctx, ast.Store)}:
        return None
    copied = ast.parse(ast.unparse(ast.Module([*before, *method.body], []))).body
    made = [part for statement in copied for part in as_list(Test().visit(statement)) if part is not None]
    if made and isinstance(made[-1], ast.Expr):
        made[-1] = ast.Return(made[-1].value)
    function = ast.FunctionDef(method.name, ast.arguments([], [], None, [], [], None, []), made or [ast.Pass()], [])
    tree = ast.fix_missing_locations(ast.Module([function], []))
    if any(isinstance(node, ast.Name) and node.id == "self" for node in ast.walk(tree)):
        return None
    return ast.unparse(tree)


def main():
    parser = argparse.ArgumentParser(prog="ndbg_worker.benchmarks", description=__doc__.split("\n\n")[0])
    parser.add_argument("--humaneval", nargs="*", default=[], help="files in HumanEval's form (.jsonl, also .gz)")
    parser.add_argument("--classeval", nargs="*", default=[], help="files in ClassEval's form (.json)")
    parser.add_argument("--out", required=True, help="where the programs go, a line of JSON each")
    options = parser.parse_args()
    if not options.humaneval and not options.classeval:
        parser.error("give --humaneval or --classeval")
    count = Counter()
    made = [program for path in options.humaneval for program in of_functions(load(path), count)]
    made += [program for path in options.classeval for program in of_classes(load(path), count)]
    if not made:
        sys.exit("benchmarks: no program in these files: " + ", ".join(f"{why} {n}" for why, n in count.items()))
    Path(options.out).write_text("".join(json.dumps(program) + "\n" for program in made), encoding="utf-8")
    left = ", ".join(f"{why} {n}" for why, n in count.most_common()) or "none"
    problems = len({program["problem"] for program in made})
    print(f"{len(made)} programs of {problems} problems in {options.out}; left out: {left}")


if __name__ == "__main__":
    main()
