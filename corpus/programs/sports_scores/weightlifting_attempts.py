attempts = {
    "Tian": {"snatch": ["+160", "+165", "-168"], "jerk": ["+195", "-200", "+200"]},
    "Lasha": {"snatch": ["+170", "-175", "-175"], "jerk": ["-205", "-205", "-206"]},
    "Jon": {"snatch": ["-150", "+150", "+156"], "jerk": ["+190", "+198", "+203"]},
}


def best(tries):
    good = [int(t) for t in tries if t[0] == "+"]
    return max(good, default=None)


def total(lifts):
    results = [best(t) for t in lifts.values()]
    if None in results:
        return 0
    return sum(results)


for name, lifts in attempts.items():
    parts = [f"{lift} {best(t) or 'x'}" for lift, t in lifts.items()]
    print(f"{name:6}", ", ".join(parts), "=", total(lifts) or "no total")

ranking = sorted(attempts, key=lambda n: total(attempts[n]), reverse=True)
print(ranking)
success = {n: sum(t.startswith("+") for ts in l.values() for t in ts) / 6 for n, l in attempts.items()}
print({n: f"{s:.0%}" for n, s in success.items()})
for n in attempts:
    for lift, tries in attempts[n].items():
        weights = [abs(int(t)) for t in tries]
        assert weights == sorted(weights), (n, lift)
