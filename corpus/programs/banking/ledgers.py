class Ledger:
    def __init__(self, name, entries=[]):
        self.name = name
        self.entries = entries

    def add(self, text, cents):
        self.entries.append((text, cents))
        return self

    def total(self):
        return sum(cents for _, cents in self.entries)

    def __len__(self):
        return len(self.entries)


def report(ledger):
    print(f"{ledger.name}: {len(ledger)} entries, {ledger.total() / 100:.2f} EUR")


def main():
    home = Ledger("home")
    home.add("electricity", -4550).add("water", -1820)
    report(home)

    work = Ledger("work")
    work.add("invoice 17", 120000)
    report(work)

    travel = Ledger("travel", [])
    travel.add("train", -5990)
    report(travel)

    combined = home.total() + work.total() + travel.total()
    print("combined:", combined)


if __name__ == '__main__':
    main()
