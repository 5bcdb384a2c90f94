from fractions import Fraction

heirs = {
    "estate": ["Doris", "Edgar"],
    "Edgar": ["Fay", "Gus", "Hope"],
    "Gus": ["Ian"],
}
alive = {"Doris", "Fay", "Hope", "Ian"}


def divide(person, share):
    if person in alive:
        return {person: share}
    children = heirs.get(person, [])
    result = {}
    for child in children:
        result.update(divide(child, share / len(children)))
    return result


shares = divide("estate", Fraction(1))
for name, share in sorted(shares.items(), key=lambda s: (-s[1], s[0])):
    print(f"{name:<7}{str(share):>5}{float(90_000 * share):>12,.2f}")
print("sum", sum(shares.values()))

alive.discard("Doris")
shares = divide("estate", Fraction(1))
print(shares)
print("not given:", 1 - sum(shares.values()))
