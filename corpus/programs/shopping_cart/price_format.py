def money(cents, symbol="$", thousands=","):
    sign = "-" if cents < 0 else ""
    whole, rest = divmod(abs(cents), 100)
    digits = str(whole)
    groups = []
    while len(digits) > 3:
        groups.insert(0, digits[-3:])
        digits = digits[:-3]
    groups.insert(0, digits)
    return f"{sign}{symbol}{thousands.join(groups)}.{rest:02d}"


def parse(text):
    negative = text.startswith("-")
    digits = "".join(ch for ch in text if ch.isdigit())
    value = int(digits)
    return -value if negative else value


for cents in [0, 5, 99, 100, 123456, -700, 100000000]:
    text = money(cents)
    print("%12d %18s" % (cents, text))
    assert parse(text) == cents

print(money(250000, symbol="", thousands=" "), money(199, "EUR "))
print(parse("1.5"), parse("total: $20"))
