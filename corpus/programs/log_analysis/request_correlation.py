log = [
    ("r1", "gateway", 0), ("r2", "gateway", 4), ("r1", "auth", 6),
    ("r1", "orders", 15), ("r2", "auth", 31), ("r1", "done", 40),
    ("r3", "gateway", 41), ("r2", "done", 44),
]

requests = {}
for rid, stage, ms in log:
    requests.setdefault(rid, []).append((stage, ms))

spent = {}
unfinished = []
for rid, stages in requests.items():
    if stages[-1][0] != "done":
        unfinished.append(rid)
        continue
    total = stages[-1][1] - stages[0][1]
    print(rid, total, "ms")
    for (stage, t), (_, after) in zip(stages, stages[1:]):
        spent.setdefault(stage, []).append(after - t)
        print(f"    {stage:<8}{'-' * (after - t)}")

print("unfinished:", unfinished)
averages = {stage: sum(v) / len(v) for stage, v in spent.items()}
print(averages)
bottleneck, ms = max(averages.items(), key=lambda kv: kv[1])
print("bottleneck:", bottleneck, ms)
paths = {rid: tuple(s for s, _ in stages) for rid, stages in requests.items()}
print(len(set(paths.values())), "different paths")
