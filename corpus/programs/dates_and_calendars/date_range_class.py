from datetime import date, timedelta


class DateRange:
    """Both ends belong to the range."""

    def __init__(self, first, last):
        if last < first:
            raise ValueError("the range ends before it begins")
        self.first = first
        self.last = last

    def __len__(self):
        return (self.last - self.first).days + 1

    def __iter__(self):
        d = self.first
        while d <= self.last:
            yield d
            d += timedelta(days=1)

    def __contains__(self, d):
        return self.first <= d <= self.last

    def __and__(self, other):
        first, last = max(self.first, other.first), min(self.last, other.last)
        return DateRange(first, last) if first <= last else None

    def __repr__(self):
        return f"{self.first:%d.%m.}-{self.last:%d.%m.%Y}"


def main():
    holidays = DateRange(date(2024, 7, 29), date(2024, 8, 11))
    festival = DateRange(date(2024, 8, 9), date(2024, 8, 13))
    conference = DateRange(date(2024, 9, 2), date(2024, 9, 4))
    print(len(holidays), holidays & festival, holidays & conference)
    print(date(2024, 8, 1) in holidays, date(2024, 8, 12) in holidays)
    print([d.day for d in conference], sum(d.weekday() >= 5 for d in holidays))
    overlap = holidays & festival
    print(f"{len(overlap) / len(festival):.0%} of the festival")
    both = set(holidays) | set(festival)
    print(len(both), len(holidays) + len(festival) - len(overlap))
    try:
        DateRange(date(2024, 2, 1), date(2024, 1, 1))
    except ValueError as e:
        print("error:", e)


if __name__ == "__main__":
    main()
