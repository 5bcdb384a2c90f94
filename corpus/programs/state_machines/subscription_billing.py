from dataclasses import dataclass
from datetime import date, timedelta


@dataclass
class Subscription:
    user: str
    paid_until: date
    state: str = "active"

    def check(self, today: date) -> str:
        late = (today - self.paid_until).days
        if self.state == "closed":
            return self.state
        if late <= 0:
            self.state = "active"
        elif late <= 14:
            self.state = "grace"
        elif late <= 30:
            self.state = "suspended"
        else:
            self.state = "closed"
        return self.state

    def pay(self, months: int):
        if self.state == "closed":
            raise ValueError(f"{self.user}: subscription is closed")
        self.paid_until += timedelta(days=30 * months)


def main():
    ada = Subscription("ada", date(2024, 1, 31))
    joe = Subscription(user="joe", paid_until=date(2024, 1, 10))
    checks = [date(2024, 1, 15), date(2024, 2, 5), date(2024, 2, 20)]
    for day in checks:
        print(day, ada.check(day), joe.check(day), sep="  ")
    ada.pay(1)
    print(ada.paid_until, ada.check(date(2024, 2, 20)))
    try:
        joe.pay(2)
    except ValueError as err:
        print("failed:", err)
    print(joe)


if __name__ == "__main__":
    main()
