from dataclasses import dataclass, fields, asdict
from datetime import date


@dataclass
class Search:
    origin: str
    destination: str
    day: date
    adults: int = 1
    children: int = 0
    bike: bool = False

    @classmethod
    def from_params(cls, params):
        values = {}
        for f in fields(cls):
            if f.name not in params:
                continue
            raw = params[f.name]
            if f.type is bool:
                values[f.name] = raw in ("1", "true")
            elif f.type is date:
                values[f.name] = date.fromisoformat(raw)
            else:
                values[f.name] = f.type(raw)
        unknown = params.keys() - {f.name for f in fields(cls)}
        if unknown:
            raise ValueError("unknown: " + ", ".join(sorted(unknown)))
        return cls(**values)

    def price(self, per_km=0.18, km=300):
        fare = km * per_km
        total = self.adults * fare + self.children * fare / 2
        return round(total + (9 if self.bike else 0), 2)


def main():
    base = {"origin": "Köln", "destination": "Ulm", "day": "2024-07-05"}
    requests = [
        base,
        {**base, "adults": "2", "children": "1", "bike": "1"},
        {**base, "class": "1", "seat": "window"},
        {"origin": "Köln", "day": "2024-07-05"},
        {**base, "day": "5.7.2024"},
    ]
    for params in requests:
        try:
            s = Search.from_params(params)
        except (TypeError, ValueError) as e:
            print(type(e).__name__, "-", e)
        else:
            print(s.origin, s.destination, s.day.strftime("%a"), s.adults + s.children, s.price())
    print(asdict(Search("A", "B", date(2024, 1, 1)))["bike"])
    print(Search.from_params(base) == Search("Köln", "Ulm", date(2024, 7, 5)))


main()
