from dataclasses import dataclass, field


@dataclass(frozen=True)
class Payment:
    card: str
    amount: float
    country: str
    minute: int


@dataclass
class Monitor:
    home: dict
    alerts: list = field(default_factory=list)
    last: dict = field(default_factory=dict)

    def feed(self, p: Payment):
        reasons = [name for name, rule in self.rules() if rule(p)]
        self.last[p.card] = p
        if reasons:
            self.alerts.append((p.card, p.minute, reasons))
        return not reasons

    def rules(self):
        return [
            ("abroad", lambda p: self.home.get(p.card) != p.country),
            ("large", lambda p: p.amount > 900),
            ("rapid", lambda p: p.card in self.last and p.minute - self.last[p.card].minute < 2),
            ("round", lambda p: p.amount >= 100 and p.amount % 100 == 0),
        ]


stream = [
    Payment("A", 12.5, "DE", 0),
    Payment("B", 300.0, "FR", 1),
    Payment("A", 950.0, "DE", 1),
    Payment("B", 22.1, "FR", 9),
    Payment("C", 10.0, "US", 9),
    Payment("A", 4.0, "IT", 30),
]

monitor = Monitor({"A": "DE", "B": "FR"})
accepted = [p for p in stream if monitor.feed(p)]
print(len(accepted), "accepted")
for card, minute, reasons in monitor.alerts:
    print(f"[{minute:>3}] card {card}: {' + '.join(reasons)}")
print(monitor.last["A"])
