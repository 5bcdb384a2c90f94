"""Two of three sensors must agree."""
log = [
    (20, 20, 21), (20, 35, 20), (None, 22, 22),
    (19, 25, 31), (23, 23, 23), (24, None, None),
]
trust = [3, 3, 3]
answers = []
for step, values in enumerate(log):
    known = [v for v in values if v is not None]
    votes = {v: known.count(v) for v in known}
    value, count = max(votes.items(), key=lambda kv: (kv[1], -kv[0]))
    if count < 2:
        answers.append(answers[-1] if answers else None)
        print(step, "no majority, keep", answers[-1])
        continue
    answers.append(value)
    for i, v in enumerate(values):
        if v != value:
            trust[i] -= 1
            print(f"{step} sensor {i} said {v}, not {value}")
            if not trust[i]:
                print("   it is broken")
print(answers, trust)
