import operator

OPS = {">": operator.gt, "<": operator.lt, "=": operator.eq, "!": operator.ne}


def compile_filter(text):
    tests = []
    for part in text.split("&"):
        part = part.strip()
        for symbol, op in OPS.items():
            if symbol in part:
                field, value = part.split(symbol)
                value = int(value) if value.strip().isdigit() else value.strip()
                tests.append((field.strip(), op, value))
                break
        else:
            raise ValueError(f"cannot read {part!r}")
    return lambda row: all(op(row[f], v) for f, op, v in tests)


def main():
    flats = [
        {"id": 1, "rooms": 2, "rent": 700, "city": "Linz"},
        {"id": 2, "rooms": 4, "rent": 1250, "city": "Wien"},
        {"id": 3, "rooms": 3, "rent": 990, "city": "Linz"},
    ]
    searches = ["rooms > 2", "rent < 1000 & city = Linz", "city ! Linz & rooms = 4", "garden"]
    for s in searches:
        try:
            wanted = compile_filter(s)
        except ValueError as e:
            print("error:", e)
            continue
        print(s, "->", [f["id"] for f in flats if wanted(f)])


if __name__ == "__main__":
    main()
