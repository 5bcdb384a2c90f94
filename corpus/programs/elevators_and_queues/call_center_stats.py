from statistics import median

calls = [
    {"id": 1, "wait": 12, "talk": 180, "agent": "Ria"},
    {"id": 2, "wait": 95, "talk": 0, "agent": None},
    {"id": 3, "wait": 30, "talk": 420, "agent": "Sven"},
    {"id": 4, "wait": 5, "talk": 60, "agent": "Ria"},
    {"id": 5, "wait": 140, "talk": 0, "agent": None},
    {"id": 6, "wait": 45, "talk": 200, "agent": "Sven"},
]

answered = [c for c in calls if c["agent"]]
lost = [c for c in calls if not c["agent"]]
within = [c for c in answered if c["wait"] <= 30]
print(f"service level {len(within) / len(calls):.1%}, lost {len(lost)}")
print("median wait", median(c["wait"] for c in answered), "vs", median(c["wait"] for c in lost))

agents = {}
for c in answered:
    stats = agents.setdefault(c["agent"], {"calls": 0, "talk": 0})
    stats["calls"] += 1
    stats["talk"] += c["talk"]
for name, stats in agents.items():
    minutes, seconds = divmod(stats["talk"] // stats["calls"], 60)
    print(f"{name}: {stats['calls']} calls, average {minutes}:{seconds:02}")
longest = max(calls, key=lambda c: c["wait"] + c["talk"])
print("longest call:", longest["id"])
