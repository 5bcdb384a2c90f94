import re

ADDRESSES = [
    "Große Bleichen 21, 20354 Hamburg",
    "Karl-Marx-Str. 3b, 12043 Berlin",
    "Straße des 17. Juni 135 , 10623 Berlin",
    "Postfach 1234, 80331 München",
    "irgendwo",
]


def parse(address):
    street_part, comma, city_part = address.partition(",")
    if not comma:
        return None
    street, number = re.match(r"(.*?)\s*(\d+\s?[a-z]?)?\s*$", street_part).groups()
    zip_code, city = city_part.split(maxsplit=1)
    return {"street": street, "number": number, "zip": zip_code, "city": city}


def key(parsed):
    digits = re.sub(r"\D", "", parsed["number"] or "0")
    return parsed["zip"], parsed["street"].casefold(), int(digits)


good = [p for p in map(parse, ADDRESSES) if p]
for p in sorted(good, key=key):
    print("{zip} {city:<8} {street} / {number}".format(**p))

cities = {}
for p in good:
    cities[p["city"]] = cities.get(p["city"], 0) + 1
print(cities, len(ADDRESSES) - len(good), "unreadable")
short = [re.sub(r"(?i)straße|str\.", "Str.", p["street"]) for p in good]
print(short)
boxes = [p for p in good if p["street"].lower() == "postfach"]
print(boxes[0]["number"] if boxes else "none")
