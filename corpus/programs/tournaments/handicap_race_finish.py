def main():
    runners = {
        "Gustav": {"start": 0, "speed": 3.0},
        "Hedwig": {"start": 45, "speed": 3.4},
        "Ingo": {"start": 90, "speed": 3.9},
        "Jutta": {"start": 20, "speed": 3.0},
    }
    distance = 1500
    finish = {}
    for name, r in runners.items():
        finish[name] = round(r["start"] + distance / r["speed"], 1)
    order = sorted(finish, key=finish.get)
    for place, name in enumerate(order, 1):
        net = finish[name] - runners[name]["start"]
        print(f"{place}. {name:7}{finish[name]:7.1f} s, running time {net:.1f} s")
    fastest = min(runners, key=lambda n: finish[n] - runners[n]["start"])
    print("fastest:", fastest, "placed", order.index(fastest) + 1)
    ideal = {n: round(distance / 3.0 - distance / r["speed"]) for n, r in runners.items()}
    print("fair starts:", ideal)
    changed = {n: ideal[n] - runners[n]["start"] for n in runners if ideal[n] != runners[n]["start"]}
    print("corrections:", changed)
    spread = max(finish.values()) - min(finish.values())
    print(f"spread {spread:.1f} s")


if __name__ == "__main__":
    main()
