queue = ["Ayşe", "Bert", "Caro", "Dirk", "Elif"]
times = {"Ayşe": 5.5, "Bert": 6.2, "Caro": 4.0, "Dirk": 7.5}
limit = 6

finished = []
penalties = {}
for poet in queue:
    minutes = times.get(poet)
    if minutes is None:
        print(poet, "did not come")
        queue.remove(poet)
        continue
    if minutes > limit:
        over = minutes - limit
        penalties[poet] = -(-over // 0.5) / 2
        print(f"{poet} talks {over:.1f} min too long, penalty {penalties[poet]}")
    if poet == "Bert":
        queue.insert(queue.index("Bert") + 1, "guest")
        times["guest"] = 3
    finished.append(poet)

print(finished)
scores = {"Ayşe": [8, 9, 7, 8, 10], "Bert": [9, 9, 9, 8, 9], "Caro": [6, 7, 7, 10, 5], "Dirk": [10, 9, 10, 8, 9]}
result = {}
for poet, s in scores.items():
    low, *middle, high = sorted(s)
    result[poet] = sum(middle) - penalties.get(poet, 0)
for poet in sorted(result, key=result.get, reverse=True):
    print(f"{poet:<5}{result[poet]:>6.1f}")
print(len(queue), queue[-1], sum(times.values()))
