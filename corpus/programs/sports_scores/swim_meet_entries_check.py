from dataclasses import dataclass


@dataclass
class Entry:
    swimmer: str
    event: str
    seed: str

    @property
    def seconds(self) -> float:
        minutes, _, seconds = self.seed.rpartition(":")
        return int(minutes or 0) * 60 + float(seconds)


LIMITS = {"50 free": 40.0, "100 back": 95.0, "200 medley": 200.0}


def heats(entries: list[Entry], lanes: int = 3) -> list[list[Entry]]:
    ordered = sorted(entries, key=lambda e: e.seconds, reverse=True)
    first = len(ordered) % lanes
    result = [ordered[:first]] if first else []
    return result + [ordered[i:i + lanes] for i in range(first, len(ordered), lanes)]


def main() -> None:
    raw = [
        ("Ane", "50 free", "33.10"), ("Bo", "50 free", "29.9"), ("Cim", "50 free", "41.2"), ("Dag", "50 free", "30.75"),
        ("Ane", "100 back", "1:22.4"), ("Eva", "100 back", "1:35.01"), ("Eva", "50 free", "35"), ("Bo", "300 fly", "4:00"),
    ]
    accepted: dict[str, list[Entry]] = {}
    for row in raw:
        e = Entry(*row)
        try:
            limit = LIMITS[e.event]
        except KeyError:
            print("no such event:", e.event, "for", e.swimmer)
            continue
        if e.seconds > limit:
            print(f"{e.swimmer} is {e.seconds - limit:.2f} s too slow for {e.event}")
        else:
            accepted.setdefault(e.event, []).append(e)
    for event, entries in accepted.items():
        for n, heat in enumerate(heats(entries), 1):
            print(event, "heat", n, [f"{e.swimmer} {e.seconds:.1f}" for e in heat])
    print(sum(map(len, accepted.values())), "of", len(raw))


if __name__ == "__main__":
    main()
