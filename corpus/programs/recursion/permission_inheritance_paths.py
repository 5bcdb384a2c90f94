RULES = {
    "/": "read",
    "/projects": None,
    "/projects/secret": "deny",
    "/projects/secret/press": "read",
    "/home/eva": "write",
}


def parent(path):
    if path == "/":
        return None
    return path.rsplit("/", 1)[0] or "/"


def right(path):
    rule = RULES.get(path)
    if rule:
        return rule, path
    return right(parent(path))


def main():
    wanted = ["/projects/web/index.html", "/projects/secret/plan.txt", "/home/eva/cv.pdf", "/"]
    for path in wanted:
        rule, source = right(path)
        print(f"{path:<28}{rule:<6}from {source}")
    print(right("/projects/secret/press/text"))
    writable = [p for p in wanted if right(p)[0] == "write"]
    print(writable)
    del RULES["/"]
    print(right("/projects/web"))


main()
