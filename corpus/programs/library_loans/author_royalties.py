RATES = {"hardcover": 0.15, "paperback": 0.1, "ebook": 0.25, "library": 0.06}

def royalties(sales, price, rates=RATES):
    return {kind: n * price * rates[kind] for kind, n in sales.items()}

def split(amount, authors):
    share = round(amount / len(authors), 2)
    result = {a: share for a in authors}
    rest = round(amount - share * len(authors), 2)
    result[authors[0]] = round(result[authors[0]] + rest, 2)
    return result

books = [
    (["Kaminer", "Osei"], 18.0, {"hardcover": 40, "library": 311}),
    (["Osei", "Pratt", "Quill"], 9.99, {"paperback": 205, "ebook": 77}),
]
accounts = {}
for authors, price, sales in books:
    r = royalties(sales, price)
    amount = round(sum(r.values()), 2)
    shares = split(amount, authors)
    print(amount, shares)
    for a, s in shares.items():
        accounts[a] = accounts.get(a, 0) + s

for a in sorted(accounts, key=accounts.get, reverse=True):
    print(f"{a:>8} {accounts[a]:8.2f}")
low = royalties({"library": 100}, 10, rates={**RATES, "library": 0.01})
print(low, RATES["library"])
total = sum(accounts.values())
print(round(total, 2))
