def main():
    menu = {"soup": (2.8, 20), "schnitzel": (6.9, 55), "salad": (4.2, 35)}
    counters = {"left": ["soup", "salad"], "right": ["schnitzel", "salad"]}
    guests = [("Rolf", "soup", 10), ("Sina", "schnitzel", 20), ("Tom", "salad", 5), ("Ute", "salad", 7), ("Vito", "pizza", 9)]
    queues = {name: 0 for name in counters}
    unhappy = []
    for name, wish, money in guests:
        if wish not in menu:
            unhappy.append(name)
            continue
        price, seconds = menu[wish]
        counter = min((c for c, dishes in counters.items() if wish in dishes), key=queues.get)
        if price > money:
            print(f"{name} lacks {price - money:.2f}")
            unhappy.append(name)
            continue
        queues[counter] += seconds
        print(f"{name}: {wish} at the {counter}, ready after {queues[counter]} s, change {money - price:.2f}")
    print(queues, "unhappy:", unhappy)
    served = len(guests) - len(unhappy)
    print(f"{served} served, {served / max(queues.values()) * 3600:.0f} per hour")


main()
