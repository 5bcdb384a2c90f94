import ast

ENV = {"len": ("str", "int"), "upper": ("str", "str"), "half": ("int", "float")}


class Mismatch(TypeError):
    pass


def infer(node, names):
    match node:
        case ast.Constant(value=v):
            return type(v).__name__
        case ast.Name(id=name):
            return names[name]
        case ast.BinOp(left=l, op=ast.Add(), right=r):
            a, b = infer(l, names), infer(r, names)
            if a == b:
                return a
            if {a, b} == {"int", "float"}:
                return "float"
            raise Mismatch(f"{a} + {b}")
        case ast.Call(func=ast.Name(id=f), args=[arg]):
            wants, gives = ENV[f]
            if (got := infer(arg, names)) != wants:
                raise Mismatch(f"{f} wants {wants}, not {got}")
            return gives
    raise NotImplementedError(type(node).__name__)


def check(source):
    names = {}
    for line in source.strip().splitlines():
        (statement,) = ast.parse(line).body
        name = statement.targets[0].id
        try:
            names[name] = infer(statement.value, names)
        except (Mismatch, KeyError, NotImplementedError) as e:
            names[name] = "?"
            print(f"{line}   <- {type(e).__name__}: {e}")
    return names


print(check("a = 'tree'\nb = len(a)\nc = half(b) + 1\nd = a + b\ne = upper(c)\nf = a * 2\ng = d + d"))
print(check("x = y"))
print(check("n = len('abc') + 2"))
