def shootout(home, away):
    a = b = 0
    for i, (x, y) in enumerate(zip(home, away), 1):
        a += x == "o"
        if i <= 5:
            left_a, left_b = 5 - i, 5 - i + 1
            if a > b + left_b or b > a + left_a:
                return a, b, f"decided by kick {i}a"
        b += y == "o"
        if i < 5 and (a > b + 5 - i or b > a + 5 - i):
            return a, b, f"decided by kick {i}b"
        if i >= 5 and a != b:
            return a, b, f"after {i} kicks each"
    return a, b, "goes on"


def main():
    games = [
        ("ooooo", "ooxoo"),
        ("xxx", "ooo"),
        ("oxoxoo", "oxoxox"),
        ("oo", "ox"),
        ("ooxoxx", "oxooxo"),
    ]
    for home, away in games:
        a, b, how = shootout(home, away)
        star = "home" if a > b else "away" if b > a else "nobody"
        print(f"{home:7}{away:7}{a}:{b} {star:7}{how}")
    longest = max(games, key=lambda g: len(g[0]))
    rate = sum(g.count("o") for pair in games for g in pair) / sum(len(g) for pair in games for g in pair)
    print("longest", longest, f"scored {rate:.0%}")


if __name__ == "__main__":
    main()
