def main():
    ship = {"hull": 10, "cargo": {"rum": 4, "tea": 0}, "gold": 12}
    ports = {"Tortuga": {"rum": 3, "tea": 7}, "Havana": {"rum": 6, "tea": 4}, "Port Royal": {"rum": 5, "tea": 6}}
    turns = [("Havana", "sell", "rum", 4), ("Havana", "buy", "tea", 5), ("Tortuga", "sell", "tea", 6), ("Tortuga", "repair", "hull", 2), ("Atlantis", "sell", "tea", 1)]
    diary = []
    for port, action, what, n in turns:
        if port not in ports:
            diary.append(f"{port} is not on the map")
            continue
        if action == "sell":
            n = min(n, ship["cargo"][what])
            ship["cargo"][what] -= n
            ship["gold"] += n * ports[port][what]
        elif action == "buy":
            n = min(n, ship["gold"] // ports[port][what])
            ship["cargo"][what] += n
            ship["gold"] -= n * ports[port][what]
        else:
            ship["gold"] -= 3 * n
            ship[what] += n
        diary.append(f"{port}: {action} {n} {what}, gold {ship['gold']}")
    print("\n".join(diary))
    value = ship["gold"] + sum(n * min(p[g] for p in ports.values()) for g, n in ship["cargo"].items())
    print("worth at least", value, ship)


if __name__ == "__main__":
    main()
