squads = {
    "Rovers": {"Ito": 4.0, "Diaz": 2.5},
    "United": {"Okafor": 7.5, "Klein": 1.0},
    "Albion": {"Novák": 3.0},
}
money = {"Rovers": 6.0, "United": 1.0, "Albion": 0.5}
history = []


def transfer(player, source, target, price):
    value = squads[source][player]
    if money[target] < price:
        return f"{target} cannot pay {price} for {player}"
    money[target] -= price
    money[source] += price
    squads[target][player] = squads[source].pop(player)
    history.append({"player": player, "from": source, "to": target, "gain": round(price - value, 1)})
    return f"{player}: {source} > {target}"


def main():
    deals = [
        ("Okafor", "United", "Rovers", 6.0),
        ("Novák", "Albion", "United", 3.5),
        ("Diaz", "Rovers", "Albion", 5.0),
        ("Diaz", "Rovers", "Albion", 2.0),
    ]
    for d in deals:
        print(transfer(*d))
    for club, squad in squads.items():
        print(f"{club}: {', '.join(squad) or 'nobody'} worth {sum(squad.values())}, money {money[club]}")
    gains = {}
    for h in history:
        gains[h["from"]] = gains.get(h["from"], 0) + h["gain"]
        gains[h["to"]] = gains.get(h["to"], 0) - h["gain"]
    print(gains, max(gains, key=gains.get))
    path = [h["to"] for h in history if h["player"] == "Diaz"]
    print(path, round(sum(money.values()), 2))


main()
