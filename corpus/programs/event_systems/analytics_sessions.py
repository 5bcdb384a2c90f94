from collections import namedtuple, defaultdict

Hit = namedtuple("Hit", ["user", "minute", "page"])

RAW = """
u1 0 home
u2 1 home
u1 3 cars
u1 50 home
u2 5 buy
u1 52 buy
"""


def parse(raw):
    for line in raw.strip().splitlines():
        user, minute, page = line.split()
        yield Hit(user, int(minute), page)


def sessions(hits, timeout=30):
    by_user = defaultdict(list)
    for hit in sorted(hits, key=lambda h: (h.user, h.minute)):
        visits = by_user[hit.user]
        if visits and hit.minute - visits[-1][-1].minute <= timeout:
            visits[-1].append(hit)
        else:
            visits.append([hit])
    return by_user


def main():
    result = sessions(parse(RAW))
    for user, visits in result.items():
        for number, visit in enumerate(visits, 1):
            first, *_, last = visit
            length = last.minute - first.minute
            path = " > ".join(h.page for h in visit)
            print(f"{user}#{number} {length:>2} min  {path}")
    bought = sum(any(h.page == "buy" for h in v) for vs in result.values() for v in vs)
    print("conversion", bought, "/", sum(map(len, result.values())))


if __name__ == "__main__":
    main()
