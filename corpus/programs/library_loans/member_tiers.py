class Member:
    limit = 3
    fee = 10

    def __init__(self, name):
        self.name = name
        self.loans = []

    def can_borrow(self):
        return len(self.loans) < self.limit

    def borrow(self, *titles):
        for t in titles:
            if not self.can_borrow():
                return t
            self.loans.append(t)

    def describe(self):
        return f"{self.name} [{self.__class__.__name__}] {len(self.loans)}/{self.limit}"


class Student(Member):
    fee = 0


class Patron(Member):
    limit = 10
    fee = 50

    def describe(self):
        return super().describe() + " ***"


class Child(Student):
    limit = 2
    banned = ("Horror", "Thriller")

    def borrow(self, *titles):
        allowed = [t for t in titles if not any(b in t for b in self.banned)]
        return super().borrow(*allowed)


def main():
    people = [Member("Gero"), Student("Hila"), Patron("Ivan"), Child("Jule")]
    wishes = ["Atlas", "Horror Nights", "Poems", "Algebra"]
    refused = {p.name: p.borrow(*wishes) for p in people}
    print(refused)
    for p in people:
        print(p.describe(), p.loans)
    income = sum(p.fee for p in people)
    print("income", income)
    Member.limit = 5
    print([p.can_borrow() for p in people])
    print([c.__name__ for c in Child.__mro__])


if __name__ == "__main__":
    main()
