POEM = """The fog comes
on little cat feet.

It sits looking
over harbor and city"""

def words(text):
    for n, line in enumerate(text.splitlines(), 1):
        for w in line.split():
            yield n, w.strip(".,").lower()

def wrap(words, width):
    line = ""
    for _, w in words:
        if line and len(line) + 1 + len(w) > width:
            yield line
            line = w
        else:
            line = f"{line} {w}".strip()
    yield line

where = {}
for n, w in words(POEM):
    where.setdefault(w, n)
print(where["cat"], where["harbor"], len(where))

for line in wrap(words(POEM), 16):
    print("|" + line.ljust(16) + "|")
initials = "".join(w[0] for _, w in words(POEM))
print(initials, initials.count("c"))
longest = max((w for _, w in words(POEM)), key=len)
print(longest, sum(len(w) for _, w in words(POEM)))
print(list(wrap(words(""), 10)), list(wrap(iter([(1, "supercalifragilistic")]), 5)))
