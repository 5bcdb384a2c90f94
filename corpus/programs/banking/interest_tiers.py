TIERS = [(0, 0.001), (1000, 0.005), (5000, 0.0125), (20000, 0.02)]


def rate_for(balance):
    rate = TIERS[0][1]
    for limit, tier_rate in TIERS:
        if balance > limit:
            rate = tier_rate
    return rate


def yearly(balance, years=1):
    history = [balance]
    for _ in range(years):
        balance += balance * rate_for(balance)
        history.append(round(balance, 2))
    return history


for start in (300, 1000, 4990, 19800):
    h = yearly(start, years=3)
    print(start, rate_for(start), h)

best = max((300, 1000, 4990, 19800), key=rate_for)
print("best rate goes to", best)
