from enum import IntEnum
from functools import total_ordering


class Severity(IntEnum):
    DEBUG = 10
    INFO = 20
    WARNING = 30
    ERROR = 40


@total_ordering
class Record:
    def __init__(self, severity, source, text):
        self.severity = severity
        self.source = source
        self.text = text

    def __eq__(self, other):
        return (self.severity, self.source) == (other.severity, other.source)

    def __lt__(self, other):
        return (-self.severity, self.source) < (-other.severity, other.source)

    def __str__(self):
        return f"{self.severity.name[0]} {self.source}: {self.text}"


def at_least(level, records):
    if isinstance(level, str):
        level = Severity[level.upper()]
    return [r for r in records if r.severity >= level]


def main():
    records = [
        Record(Severity.INFO, "net", "link up"),
        Record(Severity.ERROR, "disk", "sector 9 unreadable"),
        Record(Severity.DEBUG, "net", "ping 3ms"),
        Record(Severity(30), "app", "memory at 90%"),
        Record(Severity.ERROR, "app", "out of memory"),
    ]
    for r in sorted(records):
        print(r)
    print(len(at_least("warning", records)), len(at_least(0, records)))
    worst = {}
    for r in records:
        worst[r.source] = max(worst.get(r.source, Severity.DEBUG), r.severity)
    print({k: v.name for k, v in worst.items()})
    print(records[0] >= records[2], Severity.ERROR - Severity.INFO)
    try:
        at_least("fatal", records)
    except KeyError as e:
        print("unknown level", e)


if __name__ == "__main__":
    main()
