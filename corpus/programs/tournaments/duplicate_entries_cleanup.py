raw = [
    "Müller, Jan ; U18", "mueller, jan;U18", "Smith, Ann; Open",
    " Smith , Ann ;Open", "Öz, Deniz; Open", "Smith, Anna; Open", "",
]
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def key(entry):
    name, group = entry.split(";")
    last, first = (part.strip().lower().translate(UMLAUTS) for part in name.split(","))
    return last, first, group.strip()


def unique(entries):
    seen = {}
    for number, e in enumerate(entries, 1):
        try:
            k = key(e)
        except ValueError:
            print(f"line {number}: cannot read {e!r}")
            continue
        if k in seen:
            print(f"line {number}: same as line {seen[k]}")
        seen.setdefault(k, number)
    return sorted(seen)


starters = unique(raw)
for i, (last, first, group) in enumerate(starters, 101):
    print(i, f"{last.title()}, {first.title()}", f"[{group}]")
print(len(starters), "of", len(raw))
