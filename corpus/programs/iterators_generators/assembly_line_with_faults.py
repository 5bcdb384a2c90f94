class Fault(Exception):
    pass


def source(names):
    for n in names:
        yield {"name": n, "steps": []}


def station(label, parts, bad=()):
    for part in parts:
        if part["name"] in bad:
            part["steps"].append(f"{label}:scrap")
            continue
        part["steps"].append(label)
        yield part


def counted(parts, counter, key):
    for part in parts:
        counter[key] = counter.get(key, 0) + 1
        yield part


def final(parts, limit):
    try:
        for n, part in enumerate(parts, 1):
            if n > limit:
                raise Fault(f"belt full at {part['name']}")
            yield part["name"], ">".join(part["steps"])
    finally:
        print("belt stops")


counts = {}
belt = station("cut", source("abcde"), bad="b")
belt = counted(belt, counts, "cut")
belt = station("weld", belt, bad={"d"})
belt = counted(belt, counts, "weld")
try:
    for done in final(belt, limit=2):
        print(*done)
except Fault as f:
    print("Fault:", f)
print(counts, next(belt, "empty"))
