def payment(amount, yearly, months):
    r = yearly / 100 / 12
    if r == 0:
        return amount / months
    return amount * r / (1 - (1 + r) ** -months)


def total_cost(offer, amount):
    return payment(amount, offer["rate"], offer["months"]) * offer["months"] + offer.get("fee", 0)


offers = [
    {"bank": "Sparbank", "rate": 4.9, "months": 36, "fee": 120},
    {"bank": "QuickCash", "rate": 0, "months": 24, "fee": 700},
    {"bank": "Union", "rate": 6.1, "months": 24},
]
amount = 6000
limit = 260

rows = []
for o in offers:
    monthly = round(payment(amount, o["rate"], o["months"]), 2)
    rows.append((round(total_cost(o, amount), 2), monthly, o["bank"]))

for total, monthly, bank in sorted(rows):
    flag = "" if monthly <= limit else "  too much a month"
    print(f"{bank:<10}{monthly:>8.2f}{total:>10.2f}{flag}")

affordable = [r for r in rows if r[1] <= limit]
print("choose", min(affordable)[2])
print("dearest costs", max(rows)[0] - min(rows)[0], "more")
