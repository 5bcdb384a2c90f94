from datetime import date
from collections import namedtuple

Loan = namedtuple("Loan", "book who out back", defaults=(None,))

loans = [
    Loan("Dune", "Pia", date(2024, 1, 5), date(2024, 1, 20)),
    Loan("Emma", "Jon", date(2024, 1, 10)),
    Loan("Dune", "Jon", date(2024, 2, 1)),
    Loan("Ulysses", "Kay", date(2023, 3, 3), date(2023, 3, 4)),
]
today = date(2024, 3, 1)


def days(loan):
    return ((loan.back or today) - loan.out).days


def give_back(book, day):
    for i, l in enumerate(loans):
        if l.book == book and l.back is None:
            loans[i] = l._replace(back=day)
            return loans[i].who
    return None


def main():
    for l in loans:
        state = f"back {l.back:%d.%m.%y}" if l.back else "OUT"
        print(f"{l.book:<8}{l.who:<4}{days(l):>4} days {state}")
    print(give_back("Emma", today), give_back("Emma", today))
    out = [(l.who, l.book) for l in loans if l.back is None]
    print(out)
    by_person = {}
    for l in loans:
        by_person.setdefault(l.who, []).append(days(l))
    slowest = max(by_person, key=lambda w: sum(by_person[w]) / len(by_person[w]))
    print(by_person, slowest)
    shortest, *_ = sorted(loans, key=days)
    print(shortest.book, "was too hard" if days(shortest) < 3 else "")


if __name__ == "__main__":
    main()
