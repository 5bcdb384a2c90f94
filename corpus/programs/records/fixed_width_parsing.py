LAYOUT = [("id", 0, 4, int), ("name", 4, 14, str.strip), ("born", 14, 18, int), ("paid", 18, 19, "Y".__eq__)]

DATA = [
    "0001Anna      1980Y",
    "0002Jürgen    1975N",
    "0013Li        2001Y",
    "00x4Nobody    1990N",
]


def parse(line):
    record = {}
    for name, start, end, convert in LAYOUT:
        record[name] = convert(line[start:end])
    return record


def write(record):
    return f"{record['id']:04}{record['name']:<10}{record['born']}{'NY'[record['paid']]}"


def main():
    good, bad = [], []
    for number, line in enumerate(DATA, 1):
        try:
            good.append(parse(line))
        except ValueError as e:
            bad.append(f"line {number}: {e}")
    for r in good:
        print(r)
    print(bad)
    good[1]["paid"] = True
    again = [write(r) for r in good]
    print(again[1], again[0] == DATA[0])
    print("unpaid:", [r["name"] for r in good if not r["paid"]])


main()
