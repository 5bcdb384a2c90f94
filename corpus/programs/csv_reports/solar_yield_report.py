from dataclasses import dataclass, field
import csv
import io

TEXT = """date,hour,kwh
2024-06-01,11,2.1
2024-06-01,12,2.6
2024-06-02,11,0.4
2024-06-02,12,0.3
2024-06-03,12,3.0
"""


@dataclass
class Day:
    date: str
    hours: dict = field(default_factory=dict)

    @property
    def total(self):
        return sum(self.hours.values())

    def peak(self):
        return max(self.hours, key=self.hours.get)


def load(text):
    days = {}
    for row in csv.DictReader(io.StringIO(text)):
        day = days.setdefault(row["date"], Day(row["date"]))
        day.hours[int(row["hour"])] = float(row["kwh"])
    return list(days.values())


def money(kwh, own=0.4, tariff=0.08, price=0.31):
    return round(kwh * own * price + kwh * (1 - own) * tariff, 2)


def main():
    days = load(TEXT)
    for d in days:
        print(d.date[-2:], f"{d.total:4.1f} kWh, peak at {d.peak()}:00, {money(d.total)} EUR")
    total = sum(d.total for d in days)
    print(f"{total:.1f} kWh, {money(total)} EUR, {money(total, own=0.8)} with a battery")
    best = max(days, key=lambda d: d.total)
    worst = min(days, key=lambda d: d.total)
    print(best.date, worst.date, round(best.total / worst.total, 2))
    noon = [d.hours.get(12) for d in days]
    eleven = [d.hours.get(11, 0) for d in days]
    print(noon, eleven, sum(noon) > sum(eleven))


if __name__ == "__main__":
    main()
