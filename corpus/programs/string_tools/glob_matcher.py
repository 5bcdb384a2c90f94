def matches(pattern, name):
    if not pattern:
        return not name
    first, rest = pattern[0], pattern[1:]
    if first == "*":
        return matches(rest, name) or bool(name) and matches(pattern, name[1:])
    if not name:
        return False
    if first == "[":
        chars, _, rest = rest.partition("]")
        negate = chars.startswith("!")
        ok = (name[0] in chars.lstrip("!")) != negate
        return ok and matches(rest, name[1:])
    return first in ("?", name[0]) and matches(rest, name[1:])


def select(names, *patterns):
    return [n for n in names if any(matches(p, n) for p in patterns)]


files = ["a.py", "x1.c", ".git"]
print(select(files, "*.py"))
print(select(files, "x[12].[!h]"))
print(matches("*", ""), matches("a*c", "aXc"), matches("a?c", "ac"))
print(select(files, "[!x]?*"))
