from collections import Counter

ballots = {
    "Jule": ["Azul", "Catan", "Uno"],
    "Kai": ["Catan", "Azul"],
    "Lin": ["Uno", "Catan"],
    "Max": ["Azul"],
    "Noor": ["Uno", "Azul", "Catan"],
}


def first_choices(ballots, out):
    count = Counter()
    for ballot in ballots.values():
        for game in ballot:
            if game not in out:
                count[game] += 1
                break
    return count


def runoff(ballots):
    out = set()
    while True:
        count = first_choices(ballots, out)
        total = sum(count.values())
        game, votes = count.most_common(1)[0]
        print(dict(count))
        if votes * 2 > total:
            return game
        loser = min(count, key=lambda g: (count[g], g))
        out.add(loser)


def main():
    chosen = runoff(ballots)
    happy = [n for n, b in ballots.items() if b[0] == chosen]
    print(f"We play {chosen}; first choice of {', '.join(happy)}")
    borda = Counter()
    for b in ballots.values():
        for points, game in zip((3, 2, 1), b):
            borda[game] += points
    print(borda.most_common())


if __name__ == "__main__":
    main()
