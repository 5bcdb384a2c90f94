orders_csv = """id;customer;amount;currency
1;Kim;12,50;EUR
2;;8,00;EUR
3;Ola;100,00;NOK
4;Kim;x;EUR
5;Rui;7,25;EUR"""

RATES = {"EUR": 1, "NOK": 0.0875}
rejected = []


def extract(text):
    head, *lines = text.splitlines()
    names = head.split(";")
    return [dict(zip(names, line.split(";"))) for line in lines]


def transform(row):
    if not row["customer"]:
        raise ValueError("no customer")
    amount = float(row["amount"].replace(",", "."))
    return {"customer": row["customer"], "eur": round(amount * RATES[row["currency"]], 2)}


def load(store, row):
    store[row["customer"]] = store.get(row["customer"], 0) + row["eur"]


store = {}
for row in extract(orders_csv):
    try:
        load(store, transform(row))
    except ValueError as e:
        rejected.append((row["id"], str(e)))

print(store)
for number, reason in rejected:
    print("rejected", number, "-", reason)
print(f"total {sum(store.values()):.2f} EUR from {len(store)} customers")
