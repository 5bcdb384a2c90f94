import json
from datetime import date
from decimal import Decimal
from enum import Enum


class Mode(Enum):
    ECO = "eco"
    BOOST = "boost"


class Encoder(json.JSONEncoder):
    def default(self, o):
        match o:
            case date():
                return {"$date": o.isoformat()}
            case Decimal():
                return {"$decimal": str(o)}
            case Mode():
                return {"$mode": o.value}
            case set() | frozenset():
                return sorted(o)
        return super().default(o)


def hook(d):
    if len(d) == 1:
        (key, value), = d.items()
        decoders = {"$date": date.fromisoformat, "$decimal": Decimal, "$mode": Mode}
        if key in decoders:
            return decoders[key](value)
    return d


def main():
    config = {"since": date(2023, 5, 1), "price": Decimal("0.30"), "mode": Mode.BOOST, "rooms": {"bath", "hall"}}
    text = json.dumps(config, cls=Encoder, sort_keys=True)
    print(text)
    again = json.loads(text, object_hook=hook)
    print(again["mode"] is Mode.BOOST, again["price"] * 3, again["since"].year)
    different = [k for k in config if again[k] != config[k]]
    print("not the same:", different)
    print(json.dumps({1: (1, 2), None: float("inf")}))
    print(json.loads('{"a": {"$mode": "eco"}, "b": {}}', object_hook=hook))
    json.dumps({"callback": print}, cls=Encoder)


main()
