class Account:
    def __init__(self, balance):
        self.balance = balance
        self.history = []

    def change(self, who, amount):
        self.balance += amount
        self.history.append((who.name, amount))


class Person:
    def __init__(self, name, account):
        self.name = name
        self.account = account

    def pay(self, other, amount):
        self.account.change(self, -amount)
        other.account.change(other, amount)


def report(*people):
    seen = []
    for person in people:
        if person.account in seen:
            continue
        seen.append(person.account)
        owners = [p.name for p in people if p.account is person.account]
        print(" & ".join(owners), person.account.balance)


joint = Account(500)
ute, jan = Person("Ute", joint), Person("Jan", joint)
kai = Person("Kai", Account(40))
ute.pay(kai, 120)
kai.pay(jan, 20)
ute.pay(jan, 75)            # from a pocket into the other
report(ute, jan, kai)
for line in joint.history:
    print("%-5s%+5d" % line)
