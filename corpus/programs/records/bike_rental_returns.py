from dataclasses import dataclass
from datetime import datetime


@dataclass
class Rental:
    bike: int
    customer: str
    start: datetime
    end: datetime = None

    def hours(self):
        seconds = (self.end - self.start).total_seconds()
        return -(-seconds // 3600)

    def price(self):
        h = self.hours()
        return min(4 * h, 18) if h <= 24 else 18 * -(-h // 24)


def give_back(rentals, bike, when):
    for r in rentals:
        if r.bike == bike and r.end is None:
            r.end = when
            return r.price()
    raise LookupError(f"bike {bike} is not out")


def main():
    t = lambda text: datetime.strptime("2024-05-" + text, "%Y-%m-%d %H:%M")
    rentals = [
        Rental(3, "Uwe", t("04 09:00")),
        Rental(8, "Fatma", t("04 10:15")),
        Rental(3, "Lars", t("05 08:00")),
    ]
    print(give_back(rentals, 3, t("04 12:05")))
    print(give_back(rentals, 8, t("06 09:00")))
    try:
        give_back(rentals, 8, t("06 10:00"))
    except LookupError as e:
        print("error:", e)
    out = [r.customer for r in rentals if r.end is None]
    print("still out:", out)
    income = sum(r.price() for r in rentals if r.end)
    print(income)
    print(sum(r.price() for r in rentals))


main()
