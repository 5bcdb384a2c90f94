class Ledger:
    def __init__(self):
        self.accounts = {}
        self.entries = []

    def post(self, text, **amounts):
        if sum(amounts.values()) != 0:
            raise ValueError(f"{text}: off by {sum(amounts.values())}")
        self.entries.append((text, amounts))
        for name, amount in amounts.items():
            self.accounts.setdefault(name, []).append((text, amount))

    def balance(self, name):
        return sum(amount for _, amount in self.accounts.get(name, ()))

    def statement(self, name):
        running = 0
        for text, amount in self.accounts[name]:
            running += amount
            yield f"{text:<10}{amount:>7}{running:>7}"


book = Ledger()
book.post("start", cash=500, owner=-500)
book.post("paint", cash=-120, goods=100, tax=20)
book.post("sale", cash=238, goods=-60, tax=-38, profit=-140)
try:
    book.post("typo", cash=10, goods=-1)
except ValueError as e:
    print(e)
print(*book.statement("cash"), sep="\n")
print({n: book.balance(n) for n in book.accounts}, book.balance("bank"))
print(sum(map(book.balance, book.accounts)), len(book.entries))
