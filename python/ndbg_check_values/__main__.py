"""Checks values as a process: a JSON request per line on stdin, a JSON answer per line on stdout, in the same order.

    {"op": "call", "source": …, "function": …, "arguments": {name: repr}, "expect": {"event", "value",
        "line"?}, "seconds": 2}
    {"op": "leave", "source": …, "line": …, "locals": {name: repr}, "expect": {"value"}, "seconds": 2}
    {"op": "same", "left": repr, "right": repr}
    {"op": "parameters", "source": …, "function": …}

Answers: {"verdict": "right" | "wrong" | "timeout" | "crash" | "unjudged", "reason"?, "got"?};
for `parameters` {"parameters": [[name, kind], …]}.
"""

import ast
import json
import sys

from . import checks, sandbox, values

SECONDS = 2.0


def answer(request):
    operation = request.get("op")
    if operation == "same":
        right = values.same_text(request["left"], request["right"])
        return {"verdict": "right" if right else "wrong"}
    if operation == "parameters":
        return {"parameters": parameters(request["source"], request["function"])}
    if operation not in ("call", "leave"):
        return {"verdict": "crash", "reason": f"unknown operation {operation!r}"}
    work = checks.call if operation == "call" else checks.leave
    try:
        checks.compiled(request["source"])
    except (SyntaxError, ValueError) as error:
        return checks.unjudged(f"the program does not compile: {error}")

    def guarded():
        try:
            return work(request)
        except BaseException as error:
            return checks.unjudged(f"the program fails before the call: {type(error).__name__}: {error}"[:200])

    return sandbox.run(guarded, float(request.get("seconds", SECONDS)))


def parameters(source, function):
    """Returns parameter names and their kinds (`positional`, `star`, `named`, `stars`) without running anything."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name == function.split(".")[-1]:
            given = node.args
            found = [[each.arg, "positional"] for each in given.posonlyargs + given.args]
            found += [[given.vararg.arg, "star"]] if given.vararg else []
            found += [[each.arg, "named"] for each in given.kwonlyargs]
            found += [[given.kwarg.arg, "stars"]] if given.kwarg else []
            return found
    return None


def main():
    sandbox.no_network()
    for line in sys.stdin:
        if not line.strip():
            continue
        sys.stdout.write(json.dumps(answer(json.loads(line)), ensure_ascii=False) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
