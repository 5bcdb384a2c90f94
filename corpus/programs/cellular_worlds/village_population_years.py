def main():
    village = {"children": 30, "adults": 80, "old": 20}
    rates = {"birth": 0.08, "grow": 0.07, "age": 0.03, "death": 0.10}
    events = {3: ("flood", "adults", -10), 5: ("newcomers", "children", 12)}
    history = []
    for year in range(1, 7):
        births = round(village["adults"] * rates["birth"])
        grown = round(village["children"] * rates["grow"])
        aged = round(village["adults"] * rates["age"])
        died = round(village["old"] * rates["death"])
        village["children"] += births - grown
        village["adults"] += grown - aged
        village["old"] += aged - died
        if year in events:
            name, who, change = events[year]
            village[who] += change
            print("  ", name, change, who)
        total = sum(village.values())
        history.append(total)
        print(year, village, total)
    growth = [b - a for a, b in zip(history, history[1:])]
    print("growth", growth, f"{history[-1] / history[0] - 1:+.1%}")
    old_share = village["old"] / history[-1]
    print(f"old {old_share:.1%}", "ageing" if old_share > 20 / 130 else "getting younger")


if __name__ == "__main__":
    main()
