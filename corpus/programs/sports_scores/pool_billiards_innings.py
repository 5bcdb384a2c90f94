def innings(text):
    """'3 0 7s2 1f' -> list of (points, note)"""
    out = []
    for item in text.split():
        note = None
        if item[-1] == "f":
            item, note = item[:-1], "foul"
        if "s" in item:
            run, after = item.split("s")
            out.append((int(run) + int(after), "safety"))
        else:
            out.append((int(item), note))
    return out


def total(runs):
    return sum(p - (1 if note == "foul" else 0) for p, note in runs)


players = {"Efren": "3 0 7s2 1f 14", "Jasmin": "0f 22 0 5s0", "Willie": ""}
for name, text in players.items():
    runs = innings(text)
    if not runs:
        print(name, "did not play")
        continue
    high, _ = max(runs, key=lambda r: r[0])
    average = total(runs) / len(runs)
    print(f"{name:7} {total(runs):>3} in {len(runs)} innings, high run {high}, average {average:.2f}")
fouls = {n: [i for i, (_, note) in enumerate(innings(t), 1) if note == "foul"] for n, t in players.items()}
print(fouls)
print(innings("12 fs"))
