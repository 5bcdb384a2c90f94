def accountant(name):
    balance, entries = 0, []
    try:
        while True:
            amount = yield balance
            if amount is None:
                entries.append("?")
                continue
            balance += amount
            entries.append(amount)
    finally:
        print(name, "closes with", balance, entries)


ann, bob = accountant("Ann"), accountant("Bob")
next(ann), next(bob)
for a, b in [(10, 5), (-3, None), (1, 1)]:
    print(ann.send(a), bob.send(b))
print(next(ann))
ann.close()
try:
    bob.throw(ValueError("audit"))
except ValueError as e:
    print("left with", e)
print(list(bob))
try:
    accountant("Cy").send(5)
except TypeError as e:
    print("TypeError:", e)
