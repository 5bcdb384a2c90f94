"""Import of bank statements: each stage takes and returns a list of dictionaries."""
from datetime import date

LINES = [
    "20240105|REWE SAGT DANKE|-23.40",
    "20240106|GEHALT ACME|2500.00",
    "20240105|REWE SAGT DANKE|-23.40",
    "20240109|SHELL 4411|-60.10",
]
CATEGORIES = {"REWE": "food", "SHELL": "car", "GEHALT": "income"}


def parse(lines):
    out = []
    for line in lines:
        d, text, amount = line.split("|")
        day = date(int(d[:4]), int(d[4:6]), int(d[6:]))
        out.append({"day": day, "text": text, "cents": round(float(amount) * 100)})
    return out


def dedupe(rows):
    seen, out = [], []
    for row in rows:
        if row in seen:
            continue
        seen.append(row)
        out.append(row)
    return out


def categorise(rows):
    for row in rows:
        first = row["text"].split()[0]
        row["category"] = CATEGORIES.get(first, "other")
    return rows


def main():
    rows = LINES
    for stage in (parse, dedupe, categorise):
        rows = stage(rows)
        print(stage.__name__, len(rows))
    balance = sum(r["cents"] for r in rows)
    for r in sorted(rows, key=lambda r: r["cents"]):
        print(r["day"].isoformat(), r["category"].ljust(8), f"{r['cents'] / 100:>9.2f}")
    print("balance", balance // 100, balance % 100)


if __name__ == "__main__":
    main()
