NEIGHBOURS = {
    "WA": "NT SA", "NT": "WA SA QL", "SA": "WA NT QL NS VI",
    "QL": "NT SA NS", "NS": "QL SA VI", "VI": "SA NS", "TA": "",
}
COLOURS = "red green blue".split()
tries = 0


def colour(regions, chosen):
    global tries
    if not regions:
        return chosen
    region, *rest = regions
    taken = {chosen.get(n) for n in NEIGHBOURS[region].split()}
    for c in COLOURS:
        tries += 1
        if c in taken:
            continue
        solution = colour(rest, {**chosen, region: c})
        if solution:
            return solution
    return None


by_degree = sorted(NEIGHBOURS, key=lambda r: len(NEIGHBOURS[r].split()), reverse=True)
print(by_degree)
answer = colour(by_degree, {})
for region, c in answer.items():
    print(f"{region}: {c}")
print("tries:", tries)
COLOURS.pop()
print(colour(by_degree, {}))
