import re

STATEMENT = """\
03.05.2022  Grocer Holm            -43,20
04.05.2022  Salary Nordlicht Ltd 2.810,00
04.05.2022  Cash machine 0931     -120,00
** carried forward **
09.05.2022  Insurance              -61,75
11.05.2022  Refund Bookshop         12,90
"""

LINE = re.compile(r"(?P<d>\d\d)\.(?P<m>\d\d)\.(?P<y>\d{4})\s+(?P<text>.+?)\s+(?P<amount>-?[\d.]+,\d\d)$")


def to_cents(text):
    return int(text.replace(".", "").replace(",", ""))


def parse(lines):
    entries, skipped = [], 0
    for line in lines:
        m = LINE.match(line)
        if not m:
            skipped += 1
            continue
        day = "{y}-{m}-{d}".format(**m.groupdict())
        entries.append((day, m["text"], to_cents(m["amount"])))
    return entries, skipped


def run():
    entries, skipped = parse(STATEMENT.splitlines())
    balance = 0
    for day, text, cents in entries:
        balance += cents
        print(f"{day} {text:<24}{cents / 100:>10.2f}{balance / 100:>10.2f}")
    print("skipped:", skipped)
    by_sign = {True: 0, False: 0}
    for *_, cents in entries:
        by_sign[cents > 0] += cents
    print(by_sign)
    assert sum(by_sign.values()) == balance


run()
