def tokenize(text):
    return text.replace("(", " ( ").replace(")", " ) ").split()

def parse_or(toks):
    left = parse_and(toks)
    while toks and toks[0] == "or":
        toks.pop(0)
        left = ("or", left, parse_and(toks))
    return left

def parse_and(toks):
    left = parse_not(toks)
    while toks and toks[0] == "and":
        toks.pop(0)
        left = ("and", left, parse_not(toks))
    return left

def parse_not(toks):
    tok = toks.pop(0)
    if tok == "not":
        return ("not", parse_not(toks))
    if tok == "(":
        inner = parse_or(toks)
        toks.pop(0)
        return inner
    return tok

def holds(tree, user):
    if isinstance(tree, str):
        return tree in user["groups"] or tree == user["name"]
    op, *args = tree
    if op == "not":
        return not holds(args[0], user)
    if op == "and":
        return all(holds(a, user) for a in args)
    return any(holds(a, user) for a in args)

tree = parse_or(tokenize("admin or (editor and not guest) or root"))
print(tree)
users = [
    {"name": "jo", "groups": {"editor"}},
    {"name": "ki", "groups": {"editor", "guest"}},
    {"name": "root", "groups": set()},
]
for u in users:
    print(u["name"], "may" if holds(tree, u) else "may not")
print(holds(parse_or(tokenize("not not editor")), users[0]))
print(parse_or(tokenize("a and b or c and not d")))
print(parse_or(tokenize("admin and")))
