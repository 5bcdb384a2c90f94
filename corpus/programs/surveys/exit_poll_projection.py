stations = {
    "School": {"counted": 400, "expected": 900, "yes": 230},
    "Town hall": {"counted": 1200, "expected": 1250, "yes": 540},
    "Chapel": {"counted": 0, "expected": 300, "yes": 0},
}
turnout_bonus = 1.04

counted = sum(s["counted"] for s in stations.values())
expected = sum(s["expected"] for s in stations.values())
yes = sum(s["yes"] for s in stations.values())
print(f"{counted}/{expected} counted, yes {yes / counted:.2%}")

projected = 0
for name, s in stations.items():
    share = s["yes"] / s["counted"] if s["counted"] else yes / counted
    rest = (s["expected"] - s["counted"]) * turnout_bonus
    projected += s["yes"] + rest * share
    print(f"{name:<10}{share:6.1%} {rest:7.1f} to come")
total = counted + (expected - counted) * turnout_bonus
print(f"projection: {projected / total:.2%}", "accepted" if projected / total > 0.5 else "rejected")

needed = (total / 2 - yes) / (total - counted)
print(f"the rest must vote {needed:.1%} yes")
certain = "yes" if yes > total / 2 else "no" if counted - yes > total / 2 else None
print("decided:", certain)
order = sorted(stations, key=lambda n: stations[n]["expected"] - stations[n]["counted"], reverse=True)
print("wait for", " and ".join(order[:2]))
