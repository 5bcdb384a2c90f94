team = ["Ada", "Boris", "Carla", "Deniz"]
plants = {"ficus": 2, "ivy": 1, "palm": 3}
vacation = {"Boris": [2, 3], "Deniz": [3]}

turn = 0
log = []
for week in range(1, 6):
    tries = 0
    while week in vacation.get(team[turn], []):
        turn = (turn + 1) % len(team)
        tries += 1
        if tries == len(team):
            break
    who = team[turn]
    litres = 0
    for plant, every in plants.items():
        if week % every == 0:
            litres += every * 0.5
    log.append((week, who, litres))
    turn += 1
    if turn == len(team):
        turn = 0

for week, who, litres in log:
    print("week", week, who.ljust(6), litres, "l")

load = {}
for _, who, litres in log:
    load[who] = load.get(who, 0) + litres
print(load)
lazy = [t for t in team if t not in load]
print("nobody saw", lazy, "total", sum(load.values()))
thirsty = {p: [w for w in range(1, 6) if w % e == 0] for p, e in plants.items()}
print(thirsty, max(thirsty, key=lambda p: len(thirsty[p])))
team.remove(max(load, key=load.get))
print(team, turn, team[turn % len(team)])
