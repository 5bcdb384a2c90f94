from datetime import datetime, timedelta
from typing import NamedTuple


class Slot(NamedTuple):
    start: datetime
    patient: str | None = None

    def label(self):
        return f"{self.start:%H:%M} {self.patient or '...'}"


class Practice:
    LENGTH = timedelta(minutes=20)

    def __init__(self, opens: datetime, slots: int):
        self.slots = [Slot(opens + i * self.LENGTH) for i in range(slots)]

    def give(self, patient: str, not_before: datetime | None = None) -> Slot | None:
        for i, slot in enumerate(self.slots):
            if slot.patient is None and (not_before is None or slot.start >= not_before):
                self.slots[i] = slot._replace(patient=patient)
                return self.slots[i]

    def cancel(self, patient: str) -> int:
        hits = [i for i, s in enumerate(self.slots) if s.patient == patient]
        for i in hits:
            self.slots[i] = Slot(self.slots[i].start)
        return len(hits)


nine = datetime(2024, 6, 3, 9)
doc = Practice(nine, 4)
first = doc.give("Hr. Groß")
second = doc.give("Ms Lee", not_before=nine + timedelta(minutes=30))
third = doc.give("Hr. Groß")
for slot in doc.slots:
    print(slot.label())
print("cancelled", doc.cancel("Hr. Groß"))
late = doc.give("Dr. No", datetime(2024, 6, 3, 12))
print(late)
print(doc.give("Eva").label(), "|", second.label())
print(late.label())
