raw = ["12", "0x1f", "1_000", "٣", "3.0", "+7", "--4", " 5\n", "1e3", "", None, True]

rows = []
for item in raw:
    try:
        value = int(item)
        kind = "ok"
    except ValueError as e:
        value, kind = None, "ValueError"
    except TypeError as e:
        value, kind = None, "TypeError"
    rows.append((repr(item), value, kind))

width = max(len(r[0]) for r in rows)
for text, value, kind in rows:
    print(text.rjust(width), "|", "-" if value is None else value, "|", kind)

good = [v for _, v, k in rows if k == "ok"]
print(sum(good), len(good))
kinds = [k for *_, k in rows]
print({k: kinds.count(k) for k in sorted(set(kinds))})
print(int("1f", 16), int("0b101", 0), int(-3.9), int("z", 36))
try:
    int("12", base=1)
except ValueError as e:
    print(e)
