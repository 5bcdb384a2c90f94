import re

SECONDS = {"w": 604800, "d": 86400, "h": 3600, "m": 60, "s": 1}


def parse(text):
    total = 0
    rest = text.replace(" ", "")
    while rest:
        m = re.match(r"(\d+)([wdhms])", rest)
        if not m:
            raise ValueError(f"cannot read {rest!r} in {text!r}")
        total += int(m[1]) * SECONDS[m[2]]
        rest = rest[m.end():]
    return total


def show(seconds):
    parts = []
    for unit, size in SECONDS.items():
        n, seconds = divmod(seconds, size)
        if n:
            parts.append(f"{n}{unit}")
    return " ".join(parts) or "0s"


def main():
    texts = ["1h30m", "90m", "2d 4h", "1w1s", "5400s"]
    values = {t: parse(t) for t in texts}
    for t, v in sorted(values.items(), key=lambda kv: kv[1]):
        print(f"{t:>7} {v:>7} {show(v)}")
    same = [t for t in texts if values[t] == values["1h30m"]]
    print(same)
    print(show(sum(values.values())), show(0))
    for bad in ("1h 30", "m5", "1.5h"):
        try:
            parse(bad)
        except ValueError as e:
            print(e)


if __name__ == "__main__":
    main()
