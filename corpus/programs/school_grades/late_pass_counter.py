def make_counter(limit):
    used = {}

    def use(name):
        nonlocal limit
        if used.get(name, 0) >= limit:
            return f"{name}: no passes left"
        used[name] = used.get(name, 0) + 1
        return f"{name}: pass {used[name]} of {limit}"

    def raise_limit(by=1):
        nonlocal limit
        limit += by
        return limit

    def report():
        return sorted(used.items(), key=lambda u: (-u[1], u[0]))

    return use, raise_limit, report


use, raise_limit, report = make_counter(2)
for name in ["Ty", "Uli", "Ty", "Ty", "Vera"]:
    print(use(name))
print(report())
print("new limit", raise_limit())
print(use("Ty"))

other, _, other_report = make_counter(1)
print(other("Ty"), "|", other("Ty"))
print(other_report(), report()[0])
total = sum(n for _, n in report())
print("passes used:", total, "average", round(total / len(report()), 2))
