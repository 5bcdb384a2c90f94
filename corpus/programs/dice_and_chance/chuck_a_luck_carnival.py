import random


def game(rng, number, stake):
    dice = [rng.randint(1, 6) for _ in range(3)]
    hits = dice.count(number)
    return dice, stake * hits if hits else -stake


def main():
    rng = random.Random(31)
    purse = 20
    history = []
    bets = [(6, 2), (6, 2), (3, 5), (1, 1), (4, 4)]
    for number, stake in bets:
        dice, result = game(rng, number, stake)
        purse += result
        history.append(result)
        print(f"{number} with {stake}: {dice} {result:+d} -> {purse}")
    print("won", sum(r > 0 for r in history), "lost", sum(r < 0 for r in history))
    exact = 0
    for a in range(1, 7):
        for b in range(1, 7):
            n = (a == 6) + (b == 6)
            exact += (n or -1) * 5 / 216 + (n + 1) / 216
    print(f"expected per unit: {exact:+.4f}")
    print("fair would be", purse - round(sum(s * exact for _, s in bets), 2))


if __name__ == "__main__":
    main()
