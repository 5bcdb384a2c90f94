class Branch:
    def __init__(self, code):
        self.code = code
        self.accounts = {}

    def open(self, number, owner, balance=0):
        self.accounts[number] = {"owner": owner, "balance": balance}
        return self


class Bank:
    def __init__(self, *branches):
        self.branches = {b.code: b for b in branches}

    def find(self, iban):
        code, number = iban.split("-")
        return self.branches[code].accounts[int(number)]

    def transfer(self, source, target, amount):
        a, b = self.find(source), self.find(target)
        if a is b:
            return "same account"
        if a["balance"] < amount:
            return f"{a['owner']} has only {a['balance']}"
        a["balance"] -= amount
        b["balance"] += amount
        return f"{a['owner']} {a['balance']}, {b['owner']} {b['balance']}"


bank = Bank(Branch("N").open(1, "Ida", 50).open(2, "Tom"), Branch("S").open(1, "Eva", 5))
for order in ("N-1 N-2 20", "N-2 S-1 25", "S-1 S-1 1", "N-1 S-2 5", "W-1 N-1 1"):
    source, target, amount = order.split()
    try:
        print(order, "->", bank.transfer(source, target, int(amount)))
    except KeyError as e:
        print(order, "-> unknown", e)
print(sum(a["balance"] for b in bank.branches.values() for a in b.accounts.values()))
