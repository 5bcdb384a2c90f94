from datetime import date, timedelta
from typing import NamedTuple, Optional


class Permit(NamedTuple):
    plate: str
    start: date
    days: int

    @property
    def end(self) -> date:
        return self.start + timedelta(days=self.days - 1)

    def renew(self, today: date, days: int) -> "Permit":
        if today <= self.end:
            return self._replace(days=self.days + days)
        return Permit(self.plate, today, days)


def find(permits: list, plate: str, day: date) -> Optional[Permit]:
    for p in permits:
        if p.plate == plate and p.start <= day <= p.end:
            return p
    return None


def main() -> None:
    permits = [
        Permit("UL-A 1", date(2024, 1, 15), 30),
        Permit("NU-X 77", date(2024, 2, 1), days=29),
    ]
    day = date(2024, 2, 14)
    for plate in ("UL-A 1", "NU-X 77", "GP-C 3"):
        p = find(permits, plate, day)
        print(plate, f"until {p.end}" if p else "fine 25 €")
    permits = [p.renew(day, 10) for p in permits]
    print([(p.start.isoformat(), p.days) for p in permits])
    gap = permits[1].end - permits[0].end
    print(gap.days, permits[0].end < permits[1].end)
    expired = [p.plate for p in permits if p.end < date(2024, 2, 25)]
    print(expired)


main()
