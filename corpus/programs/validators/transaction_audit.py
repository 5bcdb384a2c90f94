rows = """
001;open;100
002;in;50
003;out;30
005;out;200
006;out;10
006;in;10
007;close;-80
""".split()

balance = 0
last = 0
findings = []

for row in rows:
    number, kind, amount = row.split(";")
    n, amount = int(number), int(amount)
    if n != last + 1:
        findings.append((number, "duplicate" if n == last else f"{n - last - 1} missing"))
    last = n
    if kind == "open":
        balance = amount
    elif kind == "in":
        balance += amount
    elif kind == "out":
        balance -= amount
        if balance < 0:
            findings.append((number, f"negative {balance}"))
    elif kind == "close" and amount != balance:
        findings.append((number, f"closed with {amount}, not {balance}"))

for number, text in findings:
    print(number, text)
print(len(findings), "findings in", len(rows), "rows")
assert findings, "too good to be true"
kinds = [r.split(";")[1] for r in rows]
print({k: kinds.count(k) for k in dict.fromkeys(kinds)})
