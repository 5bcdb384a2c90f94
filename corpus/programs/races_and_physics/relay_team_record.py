def main():
    legs = [("Zoe", 12.61, 11.9), ("Yara", 11.35, 10.8), ("Xenia", 11.72, 11.3), ("Willa", 10.98, 10.6)]
    record = 46.9
    penalty = {"late exchange": 0.3, "dropped baton": 4.0}
    incidents = [("Xenia", "late exchange")]
    clock = 0.0
    splits = {}
    for name, time, best in legs:
        extra = sum(penalty[what] for who, what in incidents if who == name)
        clock += time + extra
        splits[name] = clock
        note = f" (+{extra} {dict(incidents)[name]})" if extra else ""
        print(f"{name:6}{time:6.2f} best {best:5.1f} total {clock:6.2f}{note}")
    print("record!" if clock < record else f"{clock - record:.2f} s over the record")
    dream = sum(b for *_, b in legs)
    lost = {name: round(t - b, 2) for name, t, b in legs}
    worst = max(lost, key=lost.get)
    print(f"dream {dream:.1f}, most lost by {worst}: {lost[worst]}")
    needed = record - splits["Xenia"]
    print(f"Willa would have needed {needed:.2f}", "possible" if needed >= 10.6 else "impossible")
    halves = splits["Yara"], clock - splits["Yara"]
    print("halves %.2f and %.2f" % halves)


main()
