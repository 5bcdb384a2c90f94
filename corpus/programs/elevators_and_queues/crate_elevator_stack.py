import operator
import re

PROGRAM = """
move 2 from A to C
move 1 from B to A
move 9 from C to B
move 1 from C to A
"""
stacks = {"A": ["tin", "oil", "rum"], "B": ["hay"], "C": []}
weights = {"tin": 40, "oil": 90, "rum": 55, "hay": 12}

pattern = re.compile(r"move (\d+) from (\w) to (\w)")
for number, (count, src, dst) in enumerate(pattern.findall(PROGRAM), 1):
    count = int(count)
    available = len(stacks[src])
    if count > available:
        print(f"{number}: only {available} crates on {src}")
        count = available
    for _ in range(count):
        stacks[dst].append(stacks[src].pop())
    print(f"{number}:", stacks)

tops = "".join(s[-1][0] if s else "_" for s in stacks.values())
print("tops", tops)
load = {k: sum(map(weights.get, s)) for k, s in stacks.items()}
heaviest, kg = max(load.items(), key=operator.itemgetter(1))
print("heaviest", heaviest, kg, "of", sum(load.values()))
