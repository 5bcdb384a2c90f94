SAMPLES = """bed  pH   N   P   K
A    5.4  12  30  80
B    7.9  40  8   120
C    6.5  25  25  100"""

IDEAL = {"pH": (6.0, 7.0), "N": (20, 35), "P": (15, 30), "K": (90, 150)}
ADVICE = {
    ("pH", "low"): "lime", ("pH", "high"): "pine needles",
    ("N", "low"): "compost", ("N", "high"): "nothing leafy",
    ("P", "low"): "bone meal", ("K", "low"): "wood ash",
}


def read(text):
    header, *rows = (line.split() for line in text.splitlines())
    for row in rows:
        record = dict(zip(header, row))
        yield record.pop("bed"), {k: float(v) for k, v in record.items()}


def level(what, value):
    low, high = IDEAL[what]
    return "low" if value < low else "high" if value > high else "ok"


def main():
    shopping = []
    for bed, values in read(SAMPLES):
        levels = {what: level(what, v) for what, v in values.items()}
        todo = [ADVICE.get((w, l), f"ask about {w}") for w, l in levels.items() if l != "ok"]
        shopping += todo
        print(f"bed {bed}: {', '.join(todo) if todo else 'fine'}")
    beds = dict(read(SAMPLES))
    means = {k: sum(v[k] for v in beds.values()) / len(beds) for k in IDEAL}
    print({k: round(m, 2) for k, m in means.items()})
    print(sorted(set(shopping)))
    extreme = max(beds, key=lambda b: abs(beds[b]["pH"] - 6.5))
    print("most extreme pH:", extreme)


if __name__ == "__main__":
    main()
