import csv
import io

DATA = """station,month,mm
Bergen,Jan,239.5
Bergen,Feb,171
Oslo,Jan,54.2
Oslo,Feb,39.8
Bergen,Mar,
"""


def load(text):
    reader = csv.DictReader(io.StringIO(text))
    for row in reader:
        row["mm"] = float(row["mm"]) if row["mm"] else None
        yield row


def totals(rows):
    result = {}
    for row in rows:
        if row["mm"] is None:
            continue
        result[row["station"]] = result.get(row["station"], 0) + row["mm"]
    return result


def main():
    rows = list(load(DATA))
    by_station = totals(rows)
    wettest = max(by_station, key=by_station.get)
    missing = [(r["station"], r["month"]) for r in rows if r["mm"] is None]
    print(by_station)
    print("wettest:", wettest)
    print("missing:", missing)
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";", lineterminator="\n")
    writer.writerow(["station", "total"])
    writer.writerows(sorted(by_station.items()))
    print(out.getvalue())


if __name__ == "__main__":
    main()
