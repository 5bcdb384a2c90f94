RATES = {"gold": 0.02, "purple": 0.13}
PITY = 6


def pulls(numbers, pity=PITY):
    since_gold = 0
    for x in numbers:
        since_gold += 1
        if x < RATES["gold"] or since_gold >= pity:
            kind, since_gold = "gold", 0
        elif x < RATES["gold"] + RATES["purple"]:
            kind = "purple"
        else:
            kind = "blue"
        yield kind


def main():
    numbers = [.5, .1, .91, .33, .07, .6, .01, .2, .45, .149, .15, .8, .99, .3]
    result = list(pulls(numbers))
    for i in range(0, len(result), 5):
        print(i + 1, result[i:i + 5])
    golds = [i + 1 for i, k in enumerate(result) if k == "gold"]
    print("gold at pulls", golds)
    cost = 160 * len(result)
    per_gold = cost / len(golds)
    print(f"{cost} gems, {per_gold:.0f} per gold")
    unlucky = list(pulls([0.9] * 5))
    print(cost / unlucky.count("gold"))


if __name__ == "__main__":
    main()
