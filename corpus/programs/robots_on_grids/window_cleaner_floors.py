def main():
    building = {"floors": 6, "windows": [8, 8, 6, 8, 4, 2]}
    robots = [{"name": "Spidy", "speed": 3, "at": 0}, {"name": "Gecko", "speed": 2, "at": 5}]
    done = [False] * building["floors"]
    minute = 0
    log = {}
    while not all(done):
        for r in robots:
            left = [i for i, d in enumerate(done) if not d]
            if not left:
                break
            floor = min(left, key=lambda f: abs(f - r["at"]))
            climb = abs(floor - r["at"])
            clean = -(-building["windows"][floor] // r["speed"])
            r["at"] = floor
            r["busy"] = r.get("busy", 0) + climb + clean
            done[floor] = True
            log.setdefault(r["name"], []).append(floor)
        minute += 1
    print("rounds:", minute)
    for r in robots:
        print(f"{r['name']}: floors {log[r['name']]}, busy {r['busy']} min")
    slower = max(robots, key=lambda r: r["busy"])
    print("ready after", slower["busy"], "because of", slower["name"])
    total = sum(building["windows"])
    print(f"{total} windows, {total / slower['busy']:.2f} per minute")


if __name__ == "__main__":
    main()
