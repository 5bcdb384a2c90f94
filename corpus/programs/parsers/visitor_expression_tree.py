import ast


class Simplifier(ast.NodeTransformer):
    def visit_BinOp(self, node):
        self.generic_visit(node)
        match node:
            case ast.BinOp(left, ast.Mult(), ast.Constant(1)):
                return left
            case ast.BinOp(left, ast.Add(), ast.Constant(0)):
                return left
            case ast.BinOp(_, ast.Mult(), ast.Constant(0)):
                return ast.Constant(0)
            case ast.BinOp(ast.Constant(a), ast.Add(), ast.Constant(b)):
                return ast.Constant(a + b)
        return node


class Names(ast.NodeVisitor):
    def __init__(self):
        self.found = []

    def visit_Name(self, node):
        self.found.append(node.id)


def simplify(text):
    tree = Simplifier().visit(ast.parse(text, mode="eval"))
    return ast.unparse(tree)


def names(text):
    v = Names()
    v.visit(ast.parse(text))
    return v.found


for text in ("x * 1 + 0", "(a + b) * 0 + c", "1 + 2 + y", "0 + z"):
    print(f"{text:<18}{simplify(text):<10}{names(text)}")
calls = [n.func.id for n in ast.walk(ast.parse("f(g(1), h(2))")) if isinstance(n, ast.Call)]
print(calls)
try:
    simplify("1 +")
except SyntaxError:
    print("broken")
print(names("x = y\ny = x"))
