from datetime import datetime, timedelta

LOG = [
    "2024-05-01T08:00,21.5",
    "2024-05-01T08:10,21.9",
    "2024-05-01T08:40,23.1",
    "2024-05-01T08:50,23.0",
    "2024-05-01T09:30,24.4",
]


def parse(line):
    stamp, value = line.split(",")
    return datetime.fromisoformat(stamp), float(value)


def fill(points, step=timedelta(minutes=10)):
    filled = [points[0]]
    for when, value in points[1:]:
        last_when, last_value = filled[-1]
        missing = (when - last_when) // step - 1
        for k in range(1, missing + 1):
            share = k / (missing + 1)
            filled.append((last_when + k * step, last_value + share * (value - last_value)))
        filled.append((when, value))
    return filled


def main():
    points = [parse(line) for line in LOG]
    everything = fill(points)
    known = dict(points)
    for when, value in everything:
        mark = " " if when in known else "*"
        print(when.strftime("%H:%M"), f"{value:6.2f}", mark)
    made_up = len(everything) - len(points)
    print(f"{made_up} of {len(everything)} values are made up ({made_up / len(everything):.0%})")


main()
