from statistics import mean, pstdev

sales = {
    "umbrella": [12, 15, 11, 30, 28, 9],
    "sunhat": [2, 0, 1, 4, 9, 14],
    "scarf": [20, 18, 21, 19, 20, 22],
}


def moving_average(values, window):
    return [mean(values[i:i + window]) for i in range(len(values) - window + 1)]


def trend(values):
    half = len(values) // 2
    return mean(values[half:]) - mean(values[:half])


def forecast(values, window=3):
    base = moving_average(values, window)[-1]
    safety = 1.5 * pstdev(values)
    return base, base + safety


for product, history in sales.items():
    base, top = forecast(history)
    arrow = "up" if trend(history) > 0.5 else "down" if trend(history) < -0.5 else "flat"
    print(f"{product:>9}: expect {base:5.1f}, stock {top:5.1f}, {arrow}")

print([round(x, 1) for x in moving_average(sales["sunhat"], 4)])
print(moving_average([1, 2], 3))
print(forecast([5, 5]))
