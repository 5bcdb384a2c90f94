def plan_postcards(friends, budget, *, per_card=1.2, abroad_extra=0.8):
    plan = []
    remaining = budget
    for friend in sorted(friends, key=lambda f: f["closeness"], reverse=True):
        price = per_card + (abroad_extra if friend["country"] != "PT" else 0)
        if price > remaining:
            continue
        remaining -= price
        plan.append((friend["name"], price))
    return plan, remaining


friends = [
    {"name": "Inês", "country": "PT", "closeness": 7},
    {"name": "Rui", "country": "PT", "closeness": 4},
    {"name": "Hélène", "country": "FR", "closeness": 9},
    {"name": "Bob", "country": "US", "closeness": 5},
]

plan, rest = plan_postcards(friends, 5)
print(plan)
print(f"left: {rest:.2f}")
missing = {f["name"] for f in friends} - {name for name, _ in plan}
print("no card:", ", ".join(sorted(missing)))
for extra in (0, 0.4, 1.6):
    p, r = plan_postcards(friends, 5, abroad_extra=extra)
    print(extra, len(p), round(r, 2))
settings = dict(per_card=2, abroad_extra=0)
print(plan_postcards(friends[:2], budget=4, **settings)[1] == 0)
