"""The parts of each line of the programs given as JSON, as the training data has them: [[line, [part, …]], …] a
program."""
import ast
import json
import sys

sys.path.insert(0, sys.argv[1])
from ndbg_line_parts.instrument import Instrumenter  # noqa: E402


class ByLine(Instrumenter):
    def __init__(self, tree, source):
        self.found = {}
        super().__init__(tree, source)

    def apart(self, note):
        pass  # an activation of its own

    def text(self, node, within):
        text = super().text(node, within)
        self.found.setdefault(node.lineno, []).append(text)
        return text


def lines_of(source):
    tree = ast.parse(source)
    lines = source.split("\n")
    # What stands in no function is not recorded.
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    plain = [
        node
        for function in functions
        for body in function.body
        for node in ast.walk(body)
        if isinstance(node, ast.stmt) and node.lineno == node.end_lineno
    ]
    found = ByLine(tree, source).found
    return [[lines[at - 1], found.get(at, [])] for at in sorted({node.lineno for node in plain})]


print(json.dumps([lines_of(source) for source in json.load(sys.stdin)]))
