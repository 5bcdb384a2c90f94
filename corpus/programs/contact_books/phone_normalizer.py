import re


def normalise(number, country="49"):
    digits = re.sub(r"[^\d+]", "", number)
    if digits.startswith("+"):
        return digits
    if digits.startswith("00"):
        return "+" + digits[2:]
    if digits.startswith("0"):
        return f"+{country}{digits[1:]}"
    raise ValueError(f"cannot read {number!r}")


def pretty(number):
    head, rest = number[:3], number[3:]
    groups = [rest[i:i + 3] for i in range(0, len(rest), 3)]
    return " ".join([head, *groups])


entries = {
    "Office": "(030) 44 55-66",
    "Tante Ilse": "0043/1/798 12",
    "Luca": "+39 055 1234",
    "Taxi": "22 33 44",
}

clean = {}
for name, raw in entries.items():
    try:
        clean[name] = normalise(raw)
    except ValueError as exc:
        print("skip", name, "-", exc)

for name, number in clean.items():
    print(f"{name:.<14}{pretty(number)}")

german = [n for n, p in clean.items() if p.startswith("+49")]
print(german)
print(normalise("0664 5", country="43"))
print({len(p) for p in clean.values()} == {10, 11})
