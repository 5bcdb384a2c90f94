from itertools import combinations

FISH = {
    "guppy": {"size": 4, "temp": (22, 28), "peaceful": True},
    "goldfish": {"size": 20, "temp": (10, 22), "peaceful": True},
    "betta": {"size": 6, "temp": (24, 29), "peaceful": False},
    "tetra": {"size": 4, "temp": (20, 26), "peaceful": True},
}


def problem(a, b):
    fa, fb = FISH[a], FISH[b]
    low, high = max(fa["temp"][0], fb["temp"][0]), min(fa["temp"][1], fb["temp"][1])
    if low > high:
        return "temperature"
    if max(fa["size"], fb["size"]) > 4 * min(fa["size"], fb["size"]):
        return "one eats the other"
    if not (fa["peaceful"] and fb["peaceful"]):
        return "fights"
    return None


def check(tank, litres):
    problems = [f"{a}/{b}: {p}" for a, b in combinations(sorted(set(tank)), 2) if (p := problem(a, b))]
    room = sum(FISH[f]["size"] for f in tank) * 1.5
    if room > litres:
        problems.append(f"needs {room:g} l")
    return problems or ["fine"]


def main():
    tanks = [
        (["guppy"] * 5 + ["tetra"] * 4, 60),
        (["guppy", "goldfish"], 40),
        (["betta", "tetra", "tetra"], 30),
        (["guppy"] * 12, 60),
    ]
    for tank, litres in tanks:
        counts = {f: tank.count(f) for f in dict.fromkeys(tank)}
        print(counts, litres, "->", "; ".join(check(tank, litres)))
    good = [(a, b) for a, b in combinations(FISH, 2) if problem(a, b) is None]
    print("good pairs:", good)
    print(check(["guppy", "shark"], 900))


main()
