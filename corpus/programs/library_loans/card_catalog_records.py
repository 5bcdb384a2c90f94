RECORD = """
AU Le Guin, Ursula K.
TI The Dispossessed
YR 1974
SU anarchism
SU physics
--
AU Lem, Stanisław
TI Solaris
YR 1961
SU oceans
--
TI Beowulf
SU monsters
SU swords
"""


def parse(text):
    record = {}
    for line in text.strip().splitlines():
        if line == "--":
            yield record
            record = {}
            continue
        tag, value = line.split(" ", 1)
        if tag == "SU":
            record.setdefault("SU", []).append(value)
        else:
            record[tag] = value
    yield record


def cite(r):
    author = r.get("AU", "Anon.")
    last, _, first = author.partition(", ")
    who = f"{first[0]}. {last}" if first else last
    return f"{who}: {r['TI']}" + (f" ({r['YR']})" if "YR" in r else "")


def main():
    records = list(parse(RECORD))
    for r in records:
        print(cite(r), r["SU"])
    subjects = {s: r["TI"] for r in records for s in r["SU"]}
    print(len(subjects), subjects["swords"])
    dated = [r for r in records if "YR" in r]
    oldest = min(dated, key=lambda r: int(r["YR"]))
    print(oldest["AU"])
    print(sorted(r["YR"] for r in records))


if __name__ == "__main__":
    main()
