import csv
import io
from collections import defaultdict

DATA = """time,sensor,value
06:00,roof,4.1
06:00,cellar,12.0
07:00,roof,5.0
07:00,cellar,n/a
08:00,roof,7.3
08:00,cellar,12.2
08:30,porch,
"""


def rows(text):
    for row in csv.DictReader(io.StringIO(text)):
        try:
            row["value"] = float(row["value"])
        except ValueError:
            row["value"] = None
        yield row


def main():
    series = defaultdict(list)
    missing = []
    for row in rows(DATA):
        if row["value"] is None:
            missing.append(f"{row['sensor']}@{row['time']}")
        else:
            series[row["sensor"]].append(row["value"])
    for sensor, values in series.items():
        print(f"{sensor:8} n={len(values)} mean={sum(values) / len(values):.2f} last={values[-1]}")
    print("missing:", missing)
    print("silent:", [m.split("@")[0] for m in missing if m.split("@")[0] not in series])
    diff = [r - c for r, c in zip(series["roof"], series["cellar"])]
    print("roof minus cellar", [f"{d:+.1f}" for d in diff])


if __name__ == "__main__":
    main()
