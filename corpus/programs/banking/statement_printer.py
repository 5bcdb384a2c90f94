# prints a bank statement from raw lines
raw = """2023-01-03;salary;2100.00
2023-01-04;rent;-850.00
2023-01-09;groceries;-64.35
2023-01-15;refund;12.50
2023-01-20;"gym";-29.99"""

def parse(line):
    date, text, amount = line.split(";")
    return {"date": date, "text": text.strip('"'), "amount": float(amount)}

def fmt(entry, balance):
    sign = "+" if entry["amount"] >= 0 else "-"
    return entry["date"] + "  " + entry["text"].ljust(10, ".") + sign + "%8.2f" % abs(entry["amount"]) + "%10.2f" % balance

entries = []
for line in raw.split("\n"):
    entries.append(parse(line))

balance = 310.0
income = expenses = 0
for e in entries:
    balance += e["amount"]
    if e["amount"] > 0:
        income += e["amount"]
    else:
        expenses -= e["amount"]
    print(fmt(e, balance))

print("-" * 40)
print("in: ", income)
print("out:", round(expenses, 2))
biggest = min(entries, key=lambda e: e["amount"])
print("biggest expense:", biggest["text"].upper())
