staff = [
    {"name": "Yusuf", "salary": 42000, "years": 6, "rating": 4},
    {"name": "Maren", "salary": 55500, "years": 2, "rating": 5},
    {"name": "Igor", "salary": 38900, "years": 11, "rating": 2},
    {"name": "Lucía", "salary": 61000, "years": 4, "rating": 3},
]
budget = 7000

def percent(p):
    base = {1: 0, 2: 1, 3: 2.5, 4: 4, 5: 5.5}[p["rating"]]
    if p["years"] >= 5:
        base += 0.5
    return base

proposals = []
for p in staff:
    amount = p["salary"] * percent(p) / 100
    proposals.append((amount, p["name"]))
wanted = sum(a for a, _ in proposals)
print("wanted", wanted, "of", budget)

factor = min(1, budget / wanted)
for amount, name in sorted(proposals, reverse=True):
    given = int(amount * factor)
    person = next(p for p in staff if p["name"] == name)
    person["salary"] += given
    print(f"{name:<7} +{given:>5} -> {person['salary']:>6}")

spent = sum(int(a * factor) for a, _ in proposals)
print("spent", spent, "left", budget - spent)
ratio = max(p["salary"] for p in staff) / min(p["salary"] for p in staff)
print("ratio %.3f" % ratio)
