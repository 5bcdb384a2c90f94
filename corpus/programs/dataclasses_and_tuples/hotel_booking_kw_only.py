from dataclasses import dataclass, field, KW_ONLY
from datetime import date, timedelta


@dataclass
class Booking:
    guest: str
    arrive: date
    _: KW_ONLY
    nights: int = 1
    extras: set[str] = field(default_factory=set)

    @property
    def leave(self):
        return self.arrive + timedelta(days=self.nights)

    def clashes(self, other):
        return self.arrive < other.leave and other.arrive < self.leave


room = []
for guest, day, nights in [("Lund", 3, 2), ("Berg", 5, 1), ("Holm", 4, 3), ("Dahl", 6, 4)]:
    new = Booking(guest, date(2023, 7, day), nights=nights)
    blocking = [b.guest for b in room if b.clashes(new)]
    if blocking:
        print(guest, "clashes with", *blocking)
    else:
        room.append(new)
room[0].extras.add("sauna")
for b in room:
    print(f"{b.guest} {b.arrive:%d.%m.}-{b.leave:%d.%m.} {sorted(b.extras)}")
try:
    Booking("X", date(2023, 1, 1), 5)
except TypeError as e:
    print("TypeError")
