history = {
    "headphones": [89.0, 89.0, 79.0, 85.0, 69.0],
    "keyboard": [49.0, 55.0, 55.0, 59.0],
    "cable": [7.5],
}


def drops(prices):
    return [(a, b) for a, b in zip(prices, prices[1:]) if b < a]


def biggest_drop(prices):
    best = None
    for a, b in drops(prices):
        percent = (a - b) / a * 100
        if best is None or percent > best:
            best = percent
    return best


def report(product):
    prices = history[product]
    low = min(prices)
    now = prices[-1]
    d = biggest_drop(prices)
    status = "LOWEST" if now == low else "above low by {:.2f}".format(now - low)
    print(product, now, status)
    print("   drop of %.1f %%" % d)


for name in sorted(history, key=lambda n: len(history[n]), reverse=True):
    report(name)
