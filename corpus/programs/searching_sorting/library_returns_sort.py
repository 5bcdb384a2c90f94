from operator import attrgetter
import datetime as dt


class Loan:
    def __init__(self, reader, title, due):
        self.reader = reader
        self.title = title
        self.due = dt.date.fromisoformat(due)

    def overdue(self, today):
        return max(0, (today - self.due).days)

    def fine(self, today):
        days = self.overdue(today)
        return min(days * 0.20, 5.0)


def main():
    today = dt.date(2022, 3, 2)
    loans = [
        Loan("Petra", "Emma", "2022-02-27"),
        Loan("Amon", "Ulysses", "2021-12-24"),
        Loan("Petra", "Dracula", "2022-03-10"),
        Loan("Igor", "Dubliners", "2022-02-27"),
    ]
    for loan in sorted(loans, key=attrgetter("due", "title")):
        print(f"{loan.due:%d %b} {loan.title:<10}{loan.reader:<6}{loan.fine(today):>6.2f}")
    per_reader = {}
    for loan in loans:
        per_reader[loan.reader] = per_reader.get(loan.reader, 0) + loan.fine(today)
    worst = max(per_reader, key=per_reader.get)
    print(worst, round(per_reader[worst], 2))
    print([l.title for l in loans if not l.overdue(today)])


if __name__ == "__main__":
    main()
