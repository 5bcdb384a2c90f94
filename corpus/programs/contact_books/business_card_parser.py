import re

CARD = """
Dipl.-Ing. Jörg Strauß
Brückenbau AG
Tel. +41 44 555 12 12
Fax +41 44 555 12 13
joerg.strauss@bruecke.test
Seestraße 9, 8002 Zürich
"""

PATTERNS = [
    ("mail", re.compile(r"\S+@\S+")),
    ("fax", re.compile(r"^Fax\s+(?P<value>[+\d ]+)$")),
    ("phone", re.compile(r"^(Tel\.?)?\s*(?P<value>\+[\d ]+)$")),
    ("city", re.compile(r"(?P<value>\d{4,5} \w+)$")),
]


def classify(line):
    for kind, pattern in PATTERNS:
        if m := pattern.search(line):
            return kind, m.groupdict().get("value") or m.group()
    return "other", line


def main():
    card = {}
    for line in filter(None, CARD.splitlines()):
        kind, value = classify(line)
        card.setdefault(kind, []).append(value)
    name, company = card.pop("other")
    print("name   ", name)
    print("company", company)
    for kind, values in sorted(card.items()):
        print(kind.ljust(7), *values)
    user, host = card["mail"][0].split("@")
    print(user.replace(".", " ").title(), "at", host)
    print(classify("+41 79"), classify("Büro 3"))


if __name__ == "__main__":
    main()
