company = {
    "name": "Bolt & Söhne",
    "departments": {
        "sales": {"head": "Mia", "staff": [("Jo", 2800), ("Ed", 2650)]},
        "lab": {"head": "Tor", "staff": [("Sun", 3900)]},
        "attic": {"head": None, "staff": []},
    },
}

total = 0
for name, dep in company["departments"].items():
    costs = 0
    for person, salary in dep["staff"]:
        costs += salary
    total += costs
    head = dep["head"]
    if head is None:
        head = "vacant"
    print("%-6s %-7s %5d" % (name, head, costs))
print("total", total)

deps = company["departments"]
best_paid = max((salary, person) for d in deps.values() for person, salary in d["staff"])
print(best_paid)

deps["lab"]["staff"].append(deps["sales"]["staff"].pop(0))
print([p for p, _ in deps["lab"]["staff"]], len(deps["sales"]["staff"]))
empty = [n for n, d in deps.items() if not d["staff"]]
for n in empty:
    del deps[n]
print(list(deps))
