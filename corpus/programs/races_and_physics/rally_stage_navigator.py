NOTES = "L3 80 R5 120 HAIRPIN 40 L6 200 JUMP 60 R2"

SPEEDS = {"2": 45, "3": 60, "5": 95, "6": 120}


def parse(notes):
    items = notes.split()
    while items:
        head = items.pop(0)
        match head:
            case "HAIRPIN":
                yield "corner", 25
            case "JUMP":
                yield "jump", None
            case str(x) if x.isdigit():
                yield "straight", int(x)
            case str(x) if x[0] in "LR":
                yield "corner", SPEEDS[x[1:]]


def drive(notes, top=160):
    parsed = list(parse(notes))
    speed = 0
    for i, (kind, value) in enumerate(parsed):
        if kind == "straight":
            speed = min(top, speed + value // 2)
            limit = next((v for k, v in parsed[i + 1:i + 2] if k == "corner"), None)
            braking = max(0, speed - limit) if limit else 0
            yield kind, speed, braking
            if limit:
                speed = min(speed, limit)
        elif kind == "corner":
            speed = min(speed, value) or value
            yield kind, speed, 0
        else:
            speed -= 10
            yield kind, speed, 0


def main():
    total_braking = 0
    for kind, speed, braking in drive(NOTES):
        total_braking += braking
        print(f"{kind:9}{speed:>4} km/h" + (f"  brake {braking}" if braking else ""))
    speeds = [s for _, s, _ in drive(NOTES)]
    print("top", max(speeds), "slowest", min(speeds), "braking", total_braking)
    careful = [s for _, s, _ in drive(NOTES, top=70)]
    print(sum(a != b for a, b in zip(speeds, careful)), "places slower")
    print(list(drive("L9 100")))


main()
