from operator import itemgetter, attrgetter
from collections import namedtuple

Result = namedtuple("Result", "name run jump throw")
results = [
    Result("Bea", 12.1, 5.8, 40),
    Result("Ann", 11.9, 5.8, 35),
    Result("Cyd", 12.1, 6.1, 42),
]


def places(results, key, reverse=False):
    ordered = sorted(results, key=key, reverse=reverse)
    return {r.name: ordered.index(next(o for o in ordered if key(o) == key(r))) + 1 for r in results}


tables = [places(results, attrgetter("run")),
          places(results, attrgetter("jump"), reverse=True),
          places(results, itemgetter(3), True)]
print(*tables, sep="\n")
total = {r.name: sum(t[r.name] for t in tables) for r in results}
print(sorted(total.items(), key=itemgetter(1, 0)))
print(max(results, key=attrgetter("jump", "throw")).name, min(results)[0])
print(results[0]._replace(run=11.5) < results[1], sorted(r[1:] for r in results)[0])
