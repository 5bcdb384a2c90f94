import re
from collections import namedtuple

Entry = namedtuple("Entry", "hour wind ships text")

LOG = """
00h wind 4 NW. two ships. lamp oil low
04h wind 7 N. no ships. waves over the gallery
08h wind 9 N. one ship in distress!
12h wind 6 NW. three ships. slept badly
16h wind ? . fog
"""
WORDS = {"no": 0, "one": 1, "two": 2, "three": 3}


def parse(line):
    hour = int(line[:2])
    wind = re.search(r"wind (\d+)", line)
    ships = re.search(r"(\w+) ships?\b", line)
    text = line.rsplit(". ", 1)[-1]
    return Entry(hour, int(wind[1]) if wind else None, WORDS[ships[1]] if ships else None, text)


def main():
    entries = [parse(l) for l in LOG.strip().splitlines()]
    for e in entries:
        scale = "~" * (e.wind or 0)
        print(f"{e.hour:02} {scale:<10}{'?' if e.ships is None else e.ships} {e.text}")
    known = [e for e in entries if e.wind is not None]
    storm = [e.hour for e in known if e.wind >= 7]
    print("storm from", storm[0], "to", storm[-1])
    print("ships:", sum(e.ships or 0 for e in entries), "mean wind", sum(e.wind for e in known) / len(known))
    alarm = next((e for e in entries if e.text.endswith("!")), None)
    print(alarm.hour if alarm else "-", alarm.text.upper())
    rising = [b.hour for a, b in zip(known, known[1:]) if b.wind - a.wind >= 2]
    print(rising, Entry._fields[1], entries[-1]._asdict())
    print(max(entries, key=lambda e: e.ships))


if __name__ == "__main__":
    main()
