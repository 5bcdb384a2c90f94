from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Entry:
    name: str
    minutes: int
    seconds: int = 0
    errors: int = 0

    @property
    def total(self) -> int:
        return self.minutes * 60 + self.seconds + 30 * self.errors

    def corrected(self, **changes) -> "Entry":
        return replace(self, **changes)


def places(entries):
    ordered = sorted(entries, key=lambda e: e.total)
    place = 0
    last = None
    for i, e in enumerate(ordered, 1):
        if e.total != last:
            place = i
        last = e.total
        yield place, e


def main():
    entries = [Entry("Wyna", 7, 45), Entry("Xandra", 6, 45, errors=2), Entry("Yuri", 8), Entry("Zita", 6, 59)]
    for place, e in places(entries):
        print(place, e.name, "%d:%02d" % divmod(e.total, 60))
    fixed = [e.corrected(errors=1) if e.name == "Yuri" else e for e in entries]
    print([(p, e.name) for p, e in places(fixed)])
    print(entries[2], entries[2] == fixed[2], entries[0] is fixed[0])
    entries[0].errors += 1


main()
