from itertools import groupby
from operator import itemgetter

photos = [
    ("IMG_3.jpg", "2023:07:14 18:02", "Rome"),
    ("IMG_1.jpg", "2023:07:14 09:30", "Rome"),
    ("DSC9.jpg", "2023:07:16 12:00", ""),
    ("IMG_7.jpg", "2023:08:01 20:15", "Café Größe"),
    ("broken.jpg", "0000:00:00", "?"),
]


def readable(photo):
    name, stamp, place = photo
    day, _, time = stamp.partition(" ")
    return {"name": name, "day": day.replace(":", "-"), "time": time, "place": place or "unknown"}


def valid(p):
    return p["time"] and not p["day"].startswith("0000")


def folders(photos):
    rows = sorted(filter(valid, map(readable, photos)), key=itemgetter("day", "time"))
    for day, group in groupby(rows, key=itemgetter("day")):
        for n, p in enumerate(group, 1):
            safe = "".join(c if c.isalnum() else "_" for c in p["place"].lower())
            yield f"{day[:7]}/{day[8:]}_{safe}_{n}.jpg", p["name"]


def main():
    moves = dict(folders(photos))
    for new, old in moves.items():
        print(f"{old:<10} -> {new}")
    skipped = {p[0] for p in photos} - set(moves.values())
    print("skipped", skipped)
    months = sorted({new.split("/")[0] for new in moves})
    print(months, len(moves))


if __name__ == "__main__":
    main()
