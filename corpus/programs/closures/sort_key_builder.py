def by(*fields):
    """by("-age", "name") gives a key; a minus sorts downwards (numbers only)."""
    def key(row):
        out = []
        for f in fields:
            if f.startswith("-"):
                out.append(-row[f[1:]])
            else:
                out.append(row[f])
        return tuple(out)
    return key


def then_show(key, *columns):
    def table(rows):
        return [" ".join(str(r[c]) for c in columns) for r in sorted(rows, key=key)]
    return table


def main():
    dogs = [
        {"name": "Rex", "age": 4, "kg": 31.5},
        {"name": "Ida", "age": 9, "kg": 8},
        {"name": "Bär", "age": 4, "kg": 44},
        {"name": "Abe", "age": 9, "kg": 12.2},
    ]
    oldest = then_show(by("-age", "name"), "age", "name")
    heavy = then_show(by("-kg"), "name", "kg")
    for line in oldest(dogs):
        print(line)
    print(heavy(dogs)[0], "/", heavy(dogs[:2]))
    print(min(dogs, key=by("age", "-kg"))["name"])


main()
