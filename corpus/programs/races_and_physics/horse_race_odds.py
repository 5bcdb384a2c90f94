odds = {"Lightning": "5/2", "Old Socks": "20/1", "Paprika": "evens", "Mr Grey": "7/4"}
bets = [("Ann", "Paprika", 10), ("Bo", "Old Socks", 2), ("Cy", "Mr Grey", 8), ("Bo", "Paprika", 5)]


def fractional(text):
    if text == "evens":
        return 1.0
    a, b = text.split("/")
    return int(a) / int(b)


def chance(text):
    return 1 / (fractional(text) + 1)


def payout(winner):
    paid = {}
    for who, horse, stake in bets:
        won = stake * (fractional(odds[horse]) + 1) if horse == winner else 0
        paid[who] = paid.get(who, 0) + won - stake
    return paid


book = sum(chance(o) for o in odds.values())
for horse, o in odds.items():
    print(f"{horse:<10}{o:>6} {chance(o):6.1%}  fair {chance(o) / book:6.1%}")
print(f"margin of the bookmaker {book - 1:.1%}")
for horse in odds:
    paid = payout(horse)
    print(f"{horse:10} {paid} house {-sum(paid.values()):+g}")
worst = max(odds, key=lambda h: sum(payout(h).values()))
print("the house fears", worst)
