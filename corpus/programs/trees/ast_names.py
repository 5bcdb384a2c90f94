"""Which names does a snippet use before it sets them?"""
import ast

SNIPPET = '''
width = 4
area = width * height
height = 3
for n in range(area):
    total = total + n
print(total)
'''


class Names(ast.NodeVisitor):
    def __init__(self):
        self.known = {"print", "range"}
        self.early = []

    def visit_Assign(self, node):
        self.visit(node.value)
        for target in node.targets:
            self.visit(target)

    def visit_For(self, node):
        self.visit(node.iter)
        self.visit(node.target)
        for line in node.body:
            self.visit(line)

    def visit_Name(self, node):
        if isinstance(node.ctx, ast.Store):
            self.known.add(node.id)
        elif node.id not in self.known:
            self.early.append((node.lineno - 1, node.id))


finder = Names()
finder.visit(ast.parse(SNIPPET))
for line, name in finder.early:
    print(f"line {line}: {name}")
print(sorted(finder.known - {"print", "range"}))
kinds = [type(n).__name__ for n in ast.parse(SNIPPET).body]
print(kinds)
