from collections import defaultdict


class Ledger:
    def __init__(self):
        self.debts = defaultdict(lambda: defaultdict(int))

    def lend(self, lender, borrower, cents):
        if lender == borrower:
            raise ValueError("lending to oneself")
        self.debts[borrower][lender] += cents

    def net(self):
        balance = defaultdict(int)
        for borrower, row in self.debts.items():
            for lender, cents in row.items():
                balance[borrower] -= cents
                balance[lender] += cents
        return dict(balance)

    def settle(self):
        balance = self.net()
        payments = []
        while any(balance.values()):
            payer = min(sorted(balance), key=balance.get)
            receiver = max(sorted(balance), key=balance.get)
            amount = min(-balance[payer], balance[receiver])
            payments.append((payer, receiver, amount))
            balance[payer] += amount
            balance[receiver] -= amount
        return payments


def main():
    flat = Ledger()
    flat.lend("Uma", "Tom", 1250)
    flat.lend("Tom", "Sal", 800)
    flat.lend("Uma", "Sal", 400)
    flat.lend("Sal", "Uma", 150)
    print(flat.net())
    for payer, receiver, cents in flat.settle():
        print(f"{payer} pays {receiver} {cents / 100:.2f}")
    try:
        flat.lend("Tom", "Tom", 5)
    except ValueError as e:
        print("refused:", e)


if __name__ == "__main__":
    main()
