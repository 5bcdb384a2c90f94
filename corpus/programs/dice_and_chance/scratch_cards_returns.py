import csv
import io

SOLD = """shop,card,price,prize
Kiosk,Lucky 7,1.00,0
Kiosk,Gold,5.00,20
Market,Lucky 7,1.00,3
Market,Gold,5.00,0
Kiosk,Lucky 7,1.00,1
"""


def load(text):
    for row in csv.DictReader(io.StringIO(text)):
        yield {**row, "price": float(row["price"]), "prize": int(row["prize"])}


def summary(rows, key):
    out = {}
    for row in rows:
        spent, won, n = out.get(row[key], (0, 0, 0))
        out[row[key]] = (spent + row["price"], won + row["prize"], n + 1)
    return out


rows = load(SOLD)
for shop, (spent, won, n) in summary(rows, "shop").items():
    print(f"{shop:8} {n} cards, spent {spent:5.2f}, won {won:3}, back {won / spent:.0%}")
for card, (spent, won, n) in summary(rows, "card").items():
    print(f"{card:8} {n} cards")
print("cards in all:", len(list(rows)))
