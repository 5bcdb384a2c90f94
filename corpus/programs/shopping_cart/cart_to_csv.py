import csv
import io

cart = [
    {"name": 'Frame 10"', "qty": 2, "price": 12.5, "note": "for mum, wrap it"},
    {"name": "Candle", "qty": 6, "price": 0.8, "note": ""},
    {"name": "Poster", "qty": 1, "price": 19, "note": "rolled"},
]


def export(rows):
    out = io.StringIO()
    writer = csv.DictWriter(out, fieldnames=["name", "qty", "price", "note"], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def load(text):
    rows = []
    for row in csv.DictReader(io.StringIO(text)):
        rows.append({**row, "qty": int(row["qty"]), "price": float(row["price"])})
    return rows


def total(rows):
    return sum(r["qty"] * r["price"] for r in rows)


def main():
    text = export(cart)
    print(text, end="")
    again = load(text)
    print(again == cart)
    print(again[0]["note"])
    assert total(again) == total(cart)
    again[1]["qty"] += 1
    print(export(again).splitlines()[2])
    print(round(total(again), 2))


main()
