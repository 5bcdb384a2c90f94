invoices = [
    {"nr": "R-004", "client": "Voss", "amount": 120.0, "paid": False},
    {"nr": "R-001", "client": "Abbot", "amount": 75.5, "paid": True},
    {"nr": "R-003", "client": "Voss", "amount": 120.0, "paid": True},
    {"nr": "R-002", "client": "Lund", "amount": 990, "paid": False},
]

def show(title, rows):
    print(title + ":", " ".join(r["nr"][-1] for r in rows))

show("as entered", invoices)
by_client = sorted(invoices, key=lambda r: r["client"])
show("by client", by_client)
by_amount = sorted(by_client, key=lambda r: r["amount"], reverse=True)
show("then amount", by_amount)
invoices.sort(key=lambda r: (r["paid"], -r["amount"]))
show("unpaid first", invoices)

order = ["Lund", "Voss", "Abbot"]
show("own order", sorted(invoices, key=lambda r: order.index(r["client"])))

open_sum = 0
for row in invoices:
    if row["paid"]:
        break
    open_sum += row["amount"]
print(f"open: {open_sum:,.2f}")
first_voss = next(r for r in by_amount if r["client"] == "Voss")
print(first_voss["nr"])
