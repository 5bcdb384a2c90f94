from datetime import date, timedelta


class Days:
    def __init__(self, start, end):
        self.start, self.end = start, end

    def __contains__(self, day):
        return self.start <= day < self.end

    def __and__(self, other):
        start, end = max(self.start, other.start), min(self.end, other.end)
        return Days(start, end) if start < end else None

    def __len__(self):
        return (self.end - self.start).days

    def __iter__(self):
        d = self.start
        while d < self.end:
            yield d
            d += timedelta(days=1)

    def __rshift__(self, n):
        return Days(self.start + timedelta(n), self.end + timedelta(n))

    def __str__(self):
        return f"{self.start:%d.%m.}-{self.end:%d.%m.}"


def main():
    holiday = Days(date(2024, 7, 29), date(2024, 8, 4))
    course = Days(date(2024, 8, 1), date(2024, 8, 20))
    common = holiday & course
    print(common, len(common), date(2024, 8, 4) in holiday)
    later = holiday >> 30
    print(later, later & course, len(later))
    print([d.day for d in holiday if d.weekday() < 5])
    weekends = sum(d.weekday() >= 5 for d in course)
    print(weekends, len(course))
    moved = course
    while moved & holiday:
        moved = moved >> 1
    print(moved)


main()
