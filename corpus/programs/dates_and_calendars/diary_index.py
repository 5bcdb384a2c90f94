from collections import defaultdict
from datetime import date
import re

DIARY = """
12.01.2023 Met Élise at the café. #friends
13.01.2023 Snow! Walked 12 km. #walk #snow
02.02.2023 Started the novel. #work
14.02.2023 Élise again #friends, dinner for 38.50
30.02.2023 This day does not exist #mistake
01.03.2023 Walked only 4 km. #walk
"""


def entries(text):
    for line in text.strip().splitlines():
        m = re.match(r"(\d\d)\.(\d\d)\.(\d{4}) (.*)", line)
        d, mth, y, note = m.groups()
        try:
            yield date(int(y), int(mth), int(d)), note
        except ValueError as e:
            print(f"{line[:10]}: {e}")


def main():
    months, tags = defaultdict(list), defaultdict(list)
    for day, note in entries(DIARY):
        months[day.strftime("%B")].append(day.day)
        for tag in re.findall(r"#(\w+)", note):
            tags[tag].append(day)
    print(dict(months))
    for tag in sorted(tags, key=lambda t: (-len(tags[t]), t)):
        print(f"#{tag:<8}", ", ".join(d.strftime("%d/%m") for d in tags[tag]))
    km = sum(int(n) for _, note in entries(DIARY) for n in re.findall(r"(\d+) km", note))
    print("walked", km, "km")
    first, last = min(map(min, tags.values())), max(map(max, tags.values()))
    print((last - first).days, "days,", sum(map(len, months.values())), "entries")


if __name__ == "__main__":
    main()
