from functools import reduce

CARDS = {
    "Judge A": "10-9 10-9 9-10 10-8 9-10 10-9",
    "Judge B": "9-10 10-9 9-10 10-8 9-10 9-10",
    "Judge C": "10-9 10-9 10-9 9-10 9-10 9-10",
}


def rounds(card):
    return [tuple(map(int, r.split("-"))) for r in card.split()]


def total(card):
    return reduce(lambda s, r: (s[0] + r[0], s[1] + r[1]), rounds(card), (0, 0))


def decision(cards):
    votes = {"red": 0, "blue": 0, "draw": 0}
    for card in cards:
        red, blue = total(card)
        votes["red" if red > blue else "blue" if blue > red else "draw"] += 1
    match votes:
        case {"red": 3} | {"blue": 3}:
            kind = "unanimous"
        case {"red": 2, "blue": 1} | {"red": 1, "blue": 2}:
            kind = "split"
        case {"draw": 1} if votes["red"] != votes["blue"]:
            kind = "majority"
        case _:
            return "draw", votes
    return f"{kind} for {max(votes, key=votes.get)}", votes


def main():
    for judge, card in CARDS.items():
        print(judge, "%d:%d" % total(card))
    print(*decision(CARDS.values()))
    agreed = [n for n, rs in enumerate(zip(*map(rounds, CARDS.values())), 1) if len(set(rs)) == 1]
    print("agreed in rounds", agreed)
    print(decision(["10-9", "10-9", "10-10"])[0], "|", decision(["10-10"] * 3)[0])


main()
