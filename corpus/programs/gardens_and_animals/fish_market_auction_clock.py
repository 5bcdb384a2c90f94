def main():
    lots = [("cod", 120, 9.0), ("plaice", 60, 7.5), ("crab", 15, 22.0)]
    buyers = {"Hansen": {"cod": 7.2, "crab": 21.0}, "Ono": {"cod": 7.9, "plaice": 4.1}, "Costa": {"crab": 24.5}}
    sold = {}
    for fish, kilos, price in lots:
        tick = 0.3
        steps = 0
        while price > 4:
            ready = [b for b, limits in buyers.items() if limits.get(fish, 0) >= price]
            if ready:
                sold[fish] = (ready[0], round(price, 2))
                print(f"{fish}: {ready[0]} at {price:.2f} after {steps} ticks, {kilos * price:.2f}")
                break
            price -= tick
            steps += 1
        else:
            print(f"{fish}: no buyer")
    income = sum(kilos * sold[f][1] for f, kilos, _ in lots if f in sold)
    print(f"income {income:.2f}")
    saved = {f: round(buyers[b][f] - p, 2) for f, (b, p) in sold.items()}
    print("below the limit:", saved)
    happy = {b for b, _ in sold.values()}
    print("empty hands:", sorted(buyers.keys() - happy))


if __name__ == "__main__":
    main()
