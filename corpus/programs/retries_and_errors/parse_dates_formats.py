from datetime import datetime

FORMATS = ["%Y-%m-%d", "%d.%m.%Y", "%m/%d/%Y", "%d %b %Y"]


def parse(text):
    for f in FORMATS:
        try:
            return datetime.strptime(text, f).date(), f
        except ValueError:
            pass
    raise ValueError(f"no format for {text!r}")


def main():
    texts = ["2024-02-29", "1.3.2024", "02/30/2024", "04/05/2024", "7 Aug 2023", "2023-02-29"]
    good, bad = {}, []
    for t in texts:
        try:
            day, f = parse(t)
        except ValueError as e:
            bad.append(str(e))
        else:
            good[t] = day
            print(f"{t:<12}{day} via {f}")
    print(*bad, sep="\n")
    first, last = min(good.values()), max(good.values())
    print((last - first).days, "days between", first.strftime("%b"), "and", last.strftime("%b"))


main()
