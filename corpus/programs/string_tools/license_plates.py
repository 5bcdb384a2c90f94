import re

PATTERN = re.compile(r"^([A-ZÄÖÜ]{1,3})-([A-Z]{1,2}) ?(\d{1,4})([EH]?)$")
CITIES = {"B": "Berlin", "M": "München", "HH": "Hamburg", "KÜN": "Künzelsau"}


def parse(plate):
    m = PATTERN.match(plate.strip().upper())
    if m is None:
        return None
    city, letters, number, kind = m.groups()
    return CITIES.get(city, city + "?"), letters, int(number), {"E": "electric", "H": "historic"}.get(kind)


def following(plate):
    city, letters, number, kind = PATTERN.match(plate).groups()
    number = int(number) + 1
    if number > 9999:
        number = 1
        last = letters[-1]
        letters = letters[:-1] + chr(ord(last) + 1)
    return f"{city}-{letters} {number}{kind}"


def main():
    plates = ["B-AB 123", "m-x9e", "KÜN-H 1976H", "HH-1234", " HH-ZZ 1 ", "S-OS 112"]
    good = []
    for p in plates:
        parsed = parse(p)
        if parsed is None:
            print(repr(p), "is not a plate")
            continue
        good.append(parsed)
        print(*[x for x in parsed if x])
    print(sorted(good, key=lambda g: g[2])[0], sum(g[3] is not None for g in good))
    print(following("B-AB 123"), following("M-AY 9999"), following("M-AZ 9999"))
    special = [p.strip() for p in plates if (q := parse(p)) and q[2] in (1, 112)]
    print(special)


if __name__ == "__main__":
    main()
