def main():
    sailings = [("Föhr", "07:20", 45, 120), ("Amrum", "08:10", 90, 80), ("Föhr", "09:30", 45, 120), ("Hooge", "09:45", 60, 30)]
    bookings = {"Föhr": [60, 45, 40], "Amrum": [30], "Hooge": [20, 15], "Sylt": [5]}
    boats = {}
    for island, start, minutes, places in sailings:
        h, m = divmod(int(start[:2]) * 60 + int(start[3:]) + minutes, 60)
        boats.setdefault(island, []).append({"start": start, "end": f"{h:02}:{m:02}", "free": places})
    left = []
    for island, groups in bookings.items():
        for people in groups:
            for boat in boats.get(island, []):
                if boat["free"] >= people:
                    boat["free"] -= people
                    print(f"{people} to {island} at {boat['start']}, there at {boat['end']}")
                    break
            else:
                left.append((island, people))
    print("left on the quay:", left)
    free = sum(b["free"] for bs in boats.values() for b in bs)
    total = sum(s[3] for s in sailings)
    print(f"{total - free} of {total} places taken ({1 - free / total:.0%})")
    full = [f"{i} {b['start']}" for i, bs in boats.items() for b in bs if b["free"] < 20]
    print("nearly full:", ", ".join(full))


if __name__ == "__main__":
    main()
