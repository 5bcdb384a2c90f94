def split(total, people, paid):
    share = round(total / len(people), 2)
    return {p: round(paid.get(p, 0) - share, 2) for p in people}


def settle(balance):
    debtors = sorted((v, k) for k, v in balance.items() if v < 0)
    creditors = sorted(((v, k) for k, v in balance.items() if v > 0), reverse=True)
    moves = []
    while debtors and creditors:
        d, debtor = debtors.pop(0)
        c, creditor = creditors.pop(0)
        amount = round(min(-d, c), 2)
        moves.append((debtor, creditor, amount))
        if -d > amount:
            debtors.insert(0, (round(d + amount, 2), debtor))
        if c > amount:
            creditors.insert(0, (round(c - amount, 2), creditor))
    return moves


people = ["Ivo", "Jana", "Kofi", "Lena"]
paid = {"Ivo": 90.0, "Kofi": 26.5, "Lena": 3.5}
balance = split(sum(paid.values()), people, paid)
print(balance)
for who, to, amount in settle(balance):
    print(f"{who} gives {to} {amount:.2f}")
    balance[who] = round(balance[who] + amount, 2)
    balance[to] = round(balance[to] - amount, 2)
print(set(balance.values()))
