import keyword
import re

RESERVED = {"select", "table", "order", "group"}


def problems(name):
    if not name:
        return ["empty"]
    found = []
    if name[0].isdigit():
        found.append("starts with a digit")
    if re.search(r"\W", name):
        found.append("has " + " ".join(sorted(set(re.findall(r"\W", name)))))
    if name.lower() in RESERVED:
        found.append("reserved")
    return found


def quote(name):
    return name if not problems(name) else '"' + name.replace('"', '""') + '"'


def columns(*names, table="t"):
    return ", ".join(f"{table}.{quote(n)}" for n in names)


def main():
    for name in ["price", "2nd", "order", "unit price", 'say "hi"', "größe", ""]:
        print(repr(name), problems(name), quote(name))
    print("SELECT " + columns("id", "group", "a-b", table="sales"))
    python = [w for w in ("order", "class", "price", "lambda") if keyword.iskeyword(w)]
    print("python:", python)


main()
