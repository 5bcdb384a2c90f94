"""Subscribers with filters built from keyword arguments."""
from operator import eq, gt, lt, contains

TESTS = {"is": eq, "over": gt, "under": lt, "has": contains}


class Hub:
    def __init__(self):
        self.subs = []

    def subscribe(self, who, **filters):
        parsed = []
        for key, value in filters.items():
            field, _, test = key.partition("__")
            parsed.append((field, TESTS[test or "is"], value))
        self.subs.append((who, parsed))

    def deliver(self, message):
        got = []
        for who, parsed in self.subs:
            if all(test(message[field], value) for field, test, value in parsed):
                got.append(who)
        return got


if __name__ == "__main__":
    hub = Hub()
    hub.subscribe("boss")
    hub.subscribe("night shift", hour__under=6)
    hub.subscribe("plumber", kind="leak", size__over=2)
    hub.subscribe("searcher", text__has="pump")
    messages = [
        {"kind": "leak", "size": 3, "hour": 4, "text": "under the pump"},
        {"kind": "leak", "size": 1, "hour": 12, "text": "tap drips"},
        {"kind": "noise", "size": 0, "hour": 6, "text": "pump hums"},
    ]
    for m in messages:
        print(m["text"], "->", ", ".join(hub.deliver(m)))
    try:
        hub.subscribe("odd", size__near=3)
    except KeyError as k:
        print("no such test:", k)
    print(len(hub.subs))
