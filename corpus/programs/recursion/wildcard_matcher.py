def matches(pattern, name):
    if not pattern:
        return not name
    head, rest = pattern[0], pattern[1:]
    if head == "*":
        return matches(rest, name) or (name != "" and matches(pattern, name[1:]))
    if not name:
        return False
    if head == "?" or head == name[0]:
        return matches(rest, name[1:])
    return False


def select(names, *patterns, ignore=None):
    chosen = [n for n in names if any(matches(p, n) for p in patterns)]
    if ignore:
        chosen = [n for n in chosen if not matches(ignore, n)]
    return chosen


def main():
    files = ["a.py", "ab.py", "b.txt", "test.py", ".env"]
    print(select(files, "*.py"))
    print(select(files, "?.*", ".*"))
    print(select(files, "*", ignore="t*"))
    for p, n in [("*", ""), ("?", ""), ("a*b", "acb"), ("a*b", "acbc")]:
        print(f"{p!r:<6}{n!r:<7}{matches(p, n)}")


main()
