last_week = ["Comet", "Blue Door", "Hey Mimi", "Radio Silence", "Tundra"]
this_week = ["Hey Mimi", "Comet", "Paper Kites", "Blue Door", "Tundra"]

for place, song in enumerate(this_week, 1):
    if song not in last_week:
        sign = "NEW"
    else:
        before = last_week.index(song) + 1
        if before > place:
            sign = "+" + str(before - place)
        elif before < place:
            sign = "-" + str(place - before)
        else:
            sign = "="
    print(f"{place}. {song:<14}{sign:>4}")

out = [s for s in last_week if s not in this_week]
print("out:", out)
points = {}
for week in (last_week, this_week):
    for i, song in enumerate(week):
        points[song] = points.get(song, 0) + 5 - i
total = sorted(points.items(), key=lambda p: (-p[1], p[0]))
print(total[:3])
print(points["Tundra"], min(points.values()))
