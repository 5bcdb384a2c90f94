jumps = {3: 11, 9: 2, 14: 7, 17: 19}
rolls = iter([3, 4, 6, 5, 5, 1, 6, 3, 2, 2, 6])
players = {"red": 0, "blue": 0}
winner = None
while winner is None:
    for name in players:
        roll = next(rolls, None)
        if roll is None:
            winner = "nobody"
            break
        place = players[name] + roll
        if place > 20:
            place = 20 - (place - 20)
        if place in jumps:
            arrow = "up" if jumps[place] > place else "down"
            print(f"{name} goes {arrow} from {place} to {jumps[place]}")
            place = jumps[place]
        others = [o for o, p in players.items() if p == place and o != name and place]
        for o in others:
            players[o] = 0
            print(name, "throws out", o)
        players[name] = place
        if place == 20:
            winner = name
            break
print(winner, players, list(rolls))
