from dataclasses import dataclass


@dataclass(frozen=True)
class Deposited:
    amount: int


@dataclass(frozen=True)
class Withdrawn:
    amount: int
    fee: int = 1


@dataclass(frozen=True)
class Renamed:
    name: str


@dataclass(frozen=True)
class Account:
    name: str = "?"
    balance: int = 0
    version: int = 0


def apply(account, event):
    match event:
        case Deposited(amount):
            new = Account(account.name, account.balance + amount, account.version + 1)
        case Withdrawn(amount, fee) if amount + fee <= account.balance:
            new = Account(account.name, account.balance - amount - fee, account.version + 1)
        case Renamed(name=name):
            new = Account(name.title(), account.balance, account.version + 1)
        case _:
            print("  ignored", event)
            new = account
    return new


states = [Account()]
for e in (Renamed("ida"), Deposited(50), Withdrawn(20), Withdrawn(40), Withdrawn(29, fee=0), "noise"):
    states.append(apply(states[-1], e))
print(*states, sep="\n")
print(states[-1] is states[-2], len(set(states)), states[1] == Account("Ida", version=1))
