import ast

CODES = {ast.Add: "ADD", ast.Sub: "SUB", ast.Mult: "MUL"}


def compile_expression(text):
    code = []

    def emit(node):
        if isinstance(node, ast.Constant):
            code.append(("CONST", node.value))
        elif isinstance(node, ast.Name):
            code.append(("LOAD", node.id))
        elif isinstance(node, ast.BinOp):
            emit(node.left)
            emit(node.right)
            code.append((CODES[type(node.op)], None))

    emit(ast.parse(text, mode="eval").body)
    return code


def fold(code):
    """Work out operations on two constants beforehand."""
    out = []
    for op, arg in code:
        if op in ("ADD", "MUL", "SUB") and [o for o, _ in out[-2:]] == ["CONST", "CONST"]:
            (_, a), (_, b) = out[-2:]
            out[-2:] = [("CONST", {"ADD": a + b, "MUL": a * b, "SUB": a - b}[op])]
        else:
            out.append((op, arg))
    return out


def run(code, **names):
    stack = []
    for op, arg in code:
        if op == "CONST":
            stack.append(arg)
        elif op == "LOAD":
            stack.append(names[arg])
        else:
            b, a = stack.pop(), stack.pop()
            stack.append(a + b if op == "ADD" else a * b if op == "MUL" else a - b)
    return stack.pop()


if __name__ == "__main__":
    code = compile_expression("2 * 3 + x * (10 - 4)")
    short = fold(code)
    print(len(code), "->", len(short), short)
    for x in (1, -2):
        assert run(code, x=x) == run(short, x=x)
        print(x, run(short, x=x))
    print(fold(compile_expression("1 + 2 + 3")), fold(compile_expression("y + 1 + 2")))
