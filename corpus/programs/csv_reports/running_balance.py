transactions = [
    {"date": "05.01.", "text": "opening", "amount": "1.200,00"},
    {"date": "07.01.", "text": "rent", "amount": "-640,00"},
    {"date": "12.01.", "text": "refund café", "amount": "18,50"},
    {"date": "20.01.", "text": "insurance", "amount": "-601,20"},
]


def to_number(s):
    return float(s.replace(".", "").replace(",", "."))


def from_number(x):
    s = f"{x:,.2f}"
    return s.replace(",", "_").replace(".", ",").replace("_", ".")


balance = 0
lowest = None
lines = []
for t in transactions:
    balance += to_number(t["amount"])
    t["balance"] = balance
    if lowest is None or balance < lowest["balance"]:
        lowest = t
    lines.append("{date} {text:<14}{amount:>10}".format(**t) + from_number(balance).rjust(11))

print("\n".join(lines))
print("lowest after", lowest["text"])
print(from_number(1234567.891), from_number(-0.5))
income = sum(to_number(t["amount"]) for t in transactions if not t["amount"].startswith("-"))
print(income, round(income - balance, 2))
