BASE = 15


def degree_days(means, base=BASE, indoor=20):
    return sum(indoor - t for t in means if t < base)


def oil_needed(dd, *, litres_per_dd=0.42, efficiency=0.9):
    return dd * litres_per_dd / efficiency


def main():
    months = {
        "October": [12, 9, 14, 16, 11],
        "November": [6, 4, 8, 3, 7],
        "December": [1, -3, 0, 2, -5],
    }
    tank = 75.0
    for month, means in months.items():
        dd = degree_days(means)
        oil = oil_needed(dd)
        tank -= oil
        state = f"{tank:.1f} l left" if tank > 0 else f"empty, {-tank:.1f} l short"
        print(f"{month:9} {dd:4} degree days {oil:5.1f} l, {state}")
    better = oil_needed(degree_days(months["December"]), efficiency=0.98)
    print(f"new boiler in December: {better:.1f} l")
    share = [degree_days(m) for m in months.values()]
    print([round(s / sum(share), 2) for s in share])
    print(degree_days([18, 21, 15]), degree_days([14.9], 15, 18))


if __name__ == "__main__":
    main()
