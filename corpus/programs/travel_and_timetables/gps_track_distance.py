from math import asin, cos, radians, sin, sqrt

EARTH = 6371.0


def haversine(p, q):
    lat1, lon1, lat2, lon2 = map(radians, (*p, *q))
    h = sin((lat2 - lat1) / 2) ** 2 + cos(lat1) * cos(lat2) * sin((lon2 - lon1) / 2) ** 2
    return 2 * EARTH * asin(sqrt(h))


def parse(text):
    for row in text.split(";"):
        lat, lon, ele, t = row.split(",")
        yield (float(lat), float(lon)), int(ele), int(t)


TRACK = "47.5600,10.7500,820,0;47.5620,10.7550,870,420;47.5660,10.7560,990,1500;47.5660,10.7560,990,2400;47.5700,10.7600,940,3000"


def main():
    points = list(parse(TRACK))
    total = climb = pause = 0
    for (p, e1, t1), (q, e2, t2) in zip(points, points[1:]):
        d = haversine(p, q)
        total += d
        climb += max(0, e2 - e1)
        if d < 0.01:
            pause += t2 - t1
        speed = d / (t2 - t1) * 3600
        print(f"{d:.3f} km in {(t2 - t1) / 60:4.0f} min, {speed:.1f} km/h, {e2 - e1:+d} m")
    moving = points[-1][2] - pause
    print(f"total {total:.2f} km, climb {climb} m, moving {moving // 60} min")
    beeline = haversine(points[0][0], points[-1][0])
    print(f"beeline {beeline:.2f} km, detour {total / beeline:.2f}")
    top = max(points, key=lambda p: p[1])
    print("first at the top after", top[2] // 60, "min")


main()
