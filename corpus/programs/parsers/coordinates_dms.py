import re

DMS = re.compile(r"""(\d+)[°d]\s*(?:(\d+)['′m])?\s*(?:([\d.]+)["″s])?\s*([NSEW])""")


def to_decimal(deg, minutes, seconds, side):
    value = int(deg) + int(minutes or 0) / 60 + float(seconds or 0) / 3600
    return -value if side in "SW" else value


def parse(text):
    found = [to_decimal(*groups) for groups in DMS.findall(text)]
    if len(found) == 2:
        return tuple(round(f, 4) for f in found)
    lat, lon = (float(p) for p in text.split(","))
    return lat, lon


def from_decimal(value, sides):
    side = sides[value < 0]
    total = round(abs(value) * 3600)
    minutes, seconds = divmod(total, 60)
    degrees, minutes = divmod(minutes, 60)
    return f"{degrees}°{minutes:02}'{seconds:02}\"{side}"


def main():
    places = {
        "Quito": "0°13'12\"S 78°30'45\"W",
        "Oslo": "59° 54' N 10° 45' E",
        "Nairobi": "-1.2864, 36.8172",
        "Null": "0°N 0°E",
    }
    points = {name: parse(text) for name, text in places.items()}
    for name, (lat, lon) in points.items():
        print(f"{name:<8}{lat:>9}{lon:>9}  {from_decimal(lat, 'NS')} {from_decimal(lon, 'EW')}")
    north = sorted(points, key=points.get, reverse=True)
    print(north)
    again = {n: parse(from_decimal(a, "NS") + " " + from_decimal(b, "EW")) for n, (a, b) in points.items()}
    print(all(abs(again[n][0] - points[n][0]) < 0.001 for n in points))
    try:
        parse("somewhere nice")
    except ValueError as e:
        print(type(e).__name__)


main()
