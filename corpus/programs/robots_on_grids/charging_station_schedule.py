robots = [
    {"name": "alfa", "need": 30, "before": 60},
    {"name": "bravo", "need": 45, "before": 50},
    {"name": "carlo", "need": 20, "before": 120},
    {"name": "delta", "need": 25, "before": 90},
]


def schedule(robots, key):
    clock = 0
    late = {}
    order = []
    for r in sorted(robots, key=key):
        clock += r["need"]
        order.append(r["name"][0])
        if clock > r["before"]:
            late[r["name"]] = clock - r["before"]
    return "".join(order), late, clock


def main():
    keys = {
        "as given": lambda r: 0,
        "deadline": lambda r: r["before"],
        "shortest": lambda r: r["need"],
        "slack": lambda r: r["before"] - r["need"],
    }
    results = {}
    for label, key in keys.items():
        order, late, end = schedule(robots, key)
        results[label] = (len(late), sum(late.values()))
        print(f"{label:9} {order} late: {late or 'none'}")
    best = min(results, key=results.get)
    print("best:", best, results[best], "end", end)
    robots[2]["need"] = 80
    print(schedule(robots, keys[best]))


main()
