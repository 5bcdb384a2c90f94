from dataclasses import dataclass


@dataclass
class Trip:
    driver: str
    km: float
    passengers: tuple = ()

    @property
    def heads(self):
        return len(self.passengers) + 1


RATE = 0.30
BONUS = 0.02


def settle(trips):
    balance = {}
    for t in trips:
        pay = t.km * (RATE + BONUS * len(t.passengers))
        balance[t.driver] = balance.get(t.driver, 0) + pay
        share = t.km * 0.1
        for p in t.passengers:
            balance[p] = balance.get(p, 0) - share
            balance[t.driver] += share
    return balance


def main():
    trips = [
        Trip("Ewa", 24, ("Finn",)),
        Trip("Gus", 100.5, ("Ewa", "Finn", "Ida")),
        Trip("Finn", 8),
        Trip("Ewa", 24, passengers=("Ida")),
    ]
    for who, amount in sorted(settle(trips).items(), key=lambda b: b[1], reverse=True):
        print(f"{who:<5}{amount:>8.2f}")
    km = sum(t.km for t in trips)
    person_km = sum(t.km * t.heads for t in trips)
    print(km, person_km, f"{person_km / km:.2f} per car")
    saved = {t.driver: t.km * (t.heads - 1) for t in trips}
    print(saved, max(saved, key=saved.get))
    alone = [t for t in trips if t.heads == 1]
    print(len(alone), alone[0])


if __name__ == "__main__":
    main()
