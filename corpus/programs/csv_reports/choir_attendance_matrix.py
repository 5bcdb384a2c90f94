RAW = """name;voice;12.3.;19.3.;26.3.
Alma;S;x;x;
Berta;S;;x;x
Carlo;T;x;;e
Dirk;B;x;x;x
Elsa;A;e;x;x"""

VOICES = "SATB"


def load(raw):
    header, *lines = raw.split("\n")
    dates = header.split(";")[2:]
    people = {}
    for line in lines:
        name, voice, *marks = line.split(";")
        people[name] = {"voice": voice, "marks": dict(zip(dates, marks))}
    return dates, people


def rate(marks):
    there = sum(m == "x" for m in marks.values())
    counted = sum(m != "e" for m in marks.values())
    return there / counted


def main():
    dates, people = load(RAW)
    for name, p in sorted(people.items(), key=lambda kv: rate(kv[1]["marks"])):
        print(f"{name:<6}{p['voice']} {rate(p['marks']):>4.0%} {''.join(m or '.' for m in p['marks'].values())}")
    for d in dates:
        present = [p["voice"] for p in people.values() if p["marks"][d] == "x"]
        balance = {v: present.count(v) for v in VOICES}
        can_sing = all(balance.values())
        print(d, balance, "concert!" if can_sing else "missing " + "".join(v for v in VOICES if not balance[v]))
    excused = [(n, d) for n, p in people.items() for d, m in p["marks"].items() if m == "e"]
    print(excused)
    out = [";".join([n, f"{rate(p['marks']):.2f}".replace(".", ",")]) for n, p in people.items()]
    print("\n".join(out))


if __name__ == "__main__":
    main()
