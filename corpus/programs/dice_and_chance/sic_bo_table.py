def small(d): return 4 <= sum(d) <= 10 and len(set(d)) > 1
def big(d): return 11 <= sum(d) <= 17 and len(set(d)) > 1
def triple(d): return len(set(d)) == 1
def double_of(n): return lambda d: d.count(n) >= 2

BETS = {
    "small": (small, 1),
    "big": (big, 1),
    "triple": (triple, 30),
}
for n in (2, 5):
    BETS[f"double {n}"] = (double_of(n), 10)

throws = [(1, 5, 5), (4, 4, 4), (2, 2, 6), (6, 5, 3)]
balance = dict.fromkeys(BETS, 0)
for d in throws:
    won = []
    for name, (rule, pay) in BETS.items():
        if rule(d):
            balance[name] += pay
            won.append(name)
        else:
            balance[name] -= 1
    print(d, sum(d), ", ".join(won) or "house")
for name, b in sorted(balance.items(), key=lambda x: -x[1]):
    print("{:<10}{:+}".format(name, b))
