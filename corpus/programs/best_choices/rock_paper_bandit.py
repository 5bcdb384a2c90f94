import random


class Machine:
    def __init__(self, name, payout, rng):
        self.name = name
        self._payout = payout
        self._rng = rng
        self.pulls = 0
        self.won = 0

    def pull(self):
        self.pulls += 1
        prize = self._rng.random() < self._payout
        self.won += prize
        return prize

    @property
    def rate(self):
        return self.won / self.pulls if self.pulls else 1.0


def play(machines, rounds):
    history = ""
    for _ in range(rounds):
        chosen = max(machines, key=lambda m: m.rate)
        history += chosen.name[0] if chosen.pull() else chosen.name[0].lower()
    return history


if __name__ == "__main__":
    rng = random.Random(7)
    machines = [Machine("Anchor", 0.3, rng), Machine("Bell", 0.6, rng), Machine("Cherry", 0.5, rng)]
    print(play(machines, 12))
    for m in sorted(machines, key=lambda m: m.rate, reverse=True):
        print(f"{m.name:<7}{m.won}/{m.pulls} {m.rate:.2f}")
    print("money", sum(m.won for m in machines) * 2 - 12)
