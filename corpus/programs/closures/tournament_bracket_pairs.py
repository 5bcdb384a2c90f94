def bracket(names):
    rounds = [list(names)]

    def play(decide):
        current = rounds[-1]
        winners = []
        for i in range(0, len(current) - 1, 2):
            winners.append(decide(current[i], current[i + 1]))
        if len(current) % 2:
            winners.append(current[-1])
        rounds.append(winners)
        return winners

    def champion():
        return rounds[-1][0] if len(rounds[-1]) == 1 else None

    return play, champion, lambda: [len(r) for r in rounds]


def main():
    strength = {"Ana": 4, "Bo": 9, "Cy": 7, "Di": 2, "Ed": 8}
    play, champion, sizes = bracket(strength)
    stronger = lambda a, b: a if strength[a] >= strength[b] else b
    while champion() is None:
        print(play(stronger))
    print(champion(), sizes())
    play2, champ2, sizes2 = bracket(sorted(strength, key=strength.get))
    play2(min)
    play2(max)
    print(champ2(), sizes2(), play2(lambda a, b: b), champ2())


if __name__ == "__main__":
    main()
