import math

EARTH = 6371.0


def haversine(a, b):
    lat1, lon1, lat2, lon2 = map(math.radians, (*a, *b))
    h = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin((lon2 - lon1) / 2) ** 2
    return 2 * EARTH * math.asin(math.sqrt(h))


def parse(text):
    """48°51'24"N -> 48.8567"""
    degrees, rest = text.split("°")
    minutes, rest = rest.split("'")
    seconds, hemisphere = rest.split('"')
    value = int(degrees) + int(minutes) / 60 + float(seconds) / 3600
    return -value if hemisphere in "SW" else value


def main():
    paris = parse("48°51'24\"N"), parse("2°21'8\"E")
    london = parse("51°30'26\"N"), parse("0°7'39\"W")
    print("paris  %.4f %.4f" % paris)
    print("london %.4f %.4f" % london)
    print(f"{haversine(paris, london):.0f} km")
    walk = [(47.00, 8.00), (47.01, 8.00), (47.01, 8.02)]
    legs = [haversine(a, b) for a, b in zip(walk, walk[1:])]
    print([round(l, 2) for l in legs], f"{sum(legs):.2f} km")
    print(haversine(paris, paris), round(haversine((0, 0), (0, 180))))
    print(parse("12°30'N"))


if __name__ == "__main__":
    main()
