class Command:
    def __init__(self, account, amount):
        self.account = account
        self.amount = amount

    def do(self, book):
        raise NotImplementedError


class Deposit(Command):
    def do(self, book):
        book[self.account] = book.get(self.account, 0) + self.amount

    def undo(self, book):
        book[self.account] -= self.amount


class Withdraw(Command):
    def do(self, book):
        if book.get(self.account, 0) < self.amount:
            raise ValueError(f"{self.account}: not enough for {self.amount}")
        book[self.account] -= self.amount

    def undo(self, book):
        book[self.account] += self.amount


class Transaction:
    def __init__(self, book):
        self.book = book
        self.done = []

    def __enter__(self):
        return self

    def __call__(self, command):
        command.do(self.book)
        self.done.append(command)

    def __exit__(self, kind, error, trace):
        if kind is ValueError:
            while self.done:
                self.done.pop().undo(self.book)
            print("rolled back:", error)
            return True


def main():
    book = {"ann": 100, "bo": 20}
    with Transaction(book) as t:
        t(Withdraw("ann", 30))
        t(Deposit("bo", 30))
    print(book)
    with Transaction(book) as t:
        t(Deposit("cy", 5))
        t(Withdraw("bo", 45))
        t(Withdraw("bo", 45))
    print(book)
    with Transaction(book) as t:
        t(Command("ann", 1))
    print("done", book)


main()
