LINKS = {
    "home": ["blog", "shop"],
    "blog": ["home", "shop"],
    "shop": ["home"],
    "lost": ["home"],
}


def pagerank(links, damping=0.85, rounds=8):
    n = len(links)
    rank = {p: 1 / n for p in links}
    for _ in range(rounds):
        new = {p: (1 - damping) / n for p in links}
        for page, targets in links.items():
            for t in targets:
                new[t] += damping * rank[page] / len(targets)
        rank = new
    return rank


def main():
    rank = pagerank(LINKS)
    for page, r in sorted(rank.items(), key=lambda kv: -kv[1]):
        print(f"{page:<5}{r:.4f} {'▇' * round(r * 40)}")
    print(round(sum(rank.values()), 6))
    incoming = {p: sum(p in t for t in LINKS.values()) for p in LINKS}
    print(incoming, [p for p, n in incoming.items() if n == 0])
    one = pagerank(LINKS, rounds=1)
    change = {p: round(rank[p] - one[p], 3) for p in LINKS}
    print(change)
    LINKS["shop"].append("imprint")
    pagerank(LINKS)


main()
