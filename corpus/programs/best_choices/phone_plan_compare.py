from dataclasses import dataclass


@dataclass
class Plan:
    name: str
    monthly: float
    free_minutes: int
    per_minute: float
    data_gb: int = 0

    def cost(self, minutes, gb=0):
        extra = max(0, minutes - self.free_minutes)
        extra_gb = max(0, gb - self.data_gb)
        return self.monthly + extra * self.per_minute + extra_gb * 4


PLANS = [
    Plan("Basic", 0, 0, 0.09),
    Plan("Talk", 7.99, 100, 0.06, 1),
    Plan("Flat", 19.99, 10 ** 6, 0, 10),
]


def cheapest(minutes, gb):
    return min(PLANS, key=lambda p: p.cost(minutes, gb))


def break_even(a, b, gb=0, limit=1000, step=25):
    for minutes in range(0, limit, step):
        if b.cost(minutes, gb) < a.cost(minutes, gb):
            return minutes
    return None


def main():
    for minutes, gb in ((10, 0), (120, 1), (400, 8)):
        plan = cheapest(minutes, gb)
        print(f"{minutes:>4} min {gb} GB: {plan.name} {plan.cost(minutes, gb):.2f}")
    basic, talk, flat = PLANS
    print("Talk beats Basic from", break_even(basic, talk))
    print("Basic beats Flat from", break_even(flat, basic))
    print("Flat beats Talk from", break_even(talk, flat, gb=2))


main()
