def main():
    winds = [2.1, 4.8, 7.5, 12.2, 14.9, 26.0, 11.0, 3.2]
    cut_in, rated, cut_out = 3.0, 13.0, 25.0
    peak = 2000
    total = 0.0
    states = []
    for hour, v in enumerate(winds):
        if v < cut_in:
            power, state = 0, "calm"
        elif v > cut_out:
            power, state = 0, "storm"
        elif v >= rated:
            power, state = peak, "full"
        else:
            power, state = peak * ((v - cut_in) / (rated - cut_in)) ** 3, "part"
        total += power
        states.append(state)
        print(f"{hour:>2} h {v:5.1f} m/s {power:7.1f} kW {state}")
    print(f"{total / 1000:.2f} MWh, used {total / (peak * len(winds)):.1%}")
    kinds = {s: states.count(s) for s in dict.fromkeys(states)}
    print(kinds)
    homes = int(total / len(winds) / 0.4)
    print("supplies about", homes, "homes")
    lost = sum(peak for s in states if s == "storm")
    print(f"lost by storm {lost} kWh")
    changes = [i for i in range(1, len(states)) if states[i] != states[i - 1]]
    print("changes at", changes)


if __name__ == "__main__":
    main()
