from itertools import accumulate, pairwise

readings = [("2023-01", 10480), ("2023-02", 10795), ("2023-03", 11060), ("2023-04", 11010), ("2023-05", 11240)]


def usage(rows):
    for (m1, a), (m2, b) in pairwise(rows):
        if b < a:
            print(f"warning: meter ran backwards in {m2}")
            continue
        yield m2, b - a


def bill(kwh, price=0.32, base=11.9):
    return round(base + kwh * price, 2)


def main():
    monthly = dict(usage(readings))
    print(monthly)
    bills = {m: bill(k) for m, k in monthly.items()}
    for month, euros in bills.items():
        print(month, f"{euros:7.2f}")
    running = list(accumulate(bills.values()))
    print([round(r, 2) for r in running])
    cheap = {m: bill(k, base=9, price=0.35) for m, k in monthly.items()}
    saving = sum(bills.values()) - sum(cheap.values())
    print("switching saves" if saving > 0 else "switching costs", abs(round(saving, 2)))
    average = sum(monthly.values()) / len(readings)
    print(f"average {average:.1f} kWh")


if __name__ == "__main__":
    main()
