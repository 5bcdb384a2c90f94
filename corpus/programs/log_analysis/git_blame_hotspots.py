from collections import Counter, defaultdict
from dataclasses import dataclass


@dataclass(frozen=True)
class Change:
    author: str
    path: str
    added: int
    removed: int
    fix: bool = False


LOG = """
lea  src/tax.py   40 2  new
tom  src/tax.py   5  5  fix
lea  docs/tax.md  12 0  new
tom  src/pay.py   80 10 new
lea  src/tax.py   3  9  fix
kim  src/pay.py   1  1  fix
kim  src/tax.py   2  2  fix
"""


def load(text):
    for line in text.split("\n"):
        if not line.strip():
            continue
        author, path, added, removed, kind = line.split()
        yield Change(author, path, int(added), int(removed), kind == "fix")


def hotspots(changes):
    churn, fixes, owners = Counter(), Counter(), defaultdict(Counter)
    for c in changes:
        churn[c.path] += c.added + c.removed
        fixes[c.path] += c.fix
        owners[c.path][c.author] += c.added
    for path, n in churn.most_common():
        owner, lines = owners[path].most_common(1)[0]
        yield path, n, fixes[path], owner, lines / sum(owners[path].values())


def main():
    changes = list(load(LOG))
    for path, n, fixed, owner, share in hotspots(changes):
        print(f"{path:<12}{n:>4} {'!' * fixed:<4}{owner} {share:.0%}")
    fixers = Counter(c.author for c in changes if c.fix)
    print(fixers.most_common(), len({c.path for c in changes}))
    net = {a: sum(c.added - c.removed for c in changes if c.author == a) for a in sorted({c.author for c in changes})}
    print(net, max(net, key=net.get))
    folders = Counter(c.path.split("/")[0] for c in changes)
    print(folders, [c.path for c in changes if c.added == c.removed])
    print(Change("a", "b", 1, 2) == Change("a", "b", 1, 2, False), len(set(changes)))


if __name__ == "__main__":
    main()
