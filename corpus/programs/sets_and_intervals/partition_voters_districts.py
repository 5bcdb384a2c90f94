precincts = {"A1": 120, "A2": 340, "B1": 90, "B2": 210, "C1": 150}
plan = {"north": {"A1", "B1"}, "south": {"A2", "B2"}, "west": {"C1", "B1"}}


def problems(plan, universe):
    found = []
    names = sorted(plan)
    for i, a in enumerate(names):
        for b in names[i + 1:]:
            for p in sorted(plan[a] & plan[b]):
                found.append(f"{p} is in {a} and {b}")
    everything = set().union(*plan.values())
    for p in sorted(universe - everything):
        found.append(f"{p} is in no district")
    for p in sorted(everything - universe):
        found.append(f"{p} does not exist")
    return found


print(problems(plan, precincts.keys()))
plan["west"].remove("B1")
plan["south"].add("Z9")
print(problems(plan, precincts.keys()))
plan["south"] = plan["south"] & precincts.keys()
assert not problems(plan, set(precincts))

sizes = {d: sum(precincts[p] for p in ps) for d, ps in plan.items()}
average = sum(sizes.values()) / len(sizes)
for d, n in sizes.items():
    print(f"{d:<6}{n:>5}{(n - average) / average:>+8.1%}")
print("largest / smallest: %.2f" % (max(sizes.values()) / min(sizes.values())))
moves = [(p, a, b) for a in plan for b in plan if a != b for p in sorted(plan[a]) if sizes[a] - precincts[p] >= average / 2 and len(plan[a]) > 1 and sizes[b] + precincts[p] <= average]
print(moves)
