concerts = [("choir", 10, 14, 60), ("band", 12, 18, 95), ("dj", 17, 23, 100), ("organ", 13, 14, 70)]

events = []
for name, start, end, db in concerts:
    events.append((start, 1, db, name))
    events.append((end, 0, db, name))
events.sort()

playing = {}
timeline = []
last = None
for hour, begins, db, name in events:
    if last is not None and hour > last and playing:
        timeline.append((last, hour, max(playing.values()), len(playing)))
    if begins:
        playing[name] = db
    else:
        del playing[name]
    last = hour

for a, b, loud, n in timeline:
    print(f"{a:>2}-{b:>2}: {loud} dB {'♪' * n}")
hours_loud = sum(b - a for a, b, loud, _ in timeline if loud > 90)
print("loud hours:", hours_loud)
busiest = max(timeline, key=lambda t: t[3])
print("busiest:", busiest[:2])
assert not playing
print(sum((b - a) * n for a, b, _, n in timeline) == sum(e - s for _, s, e, _ in concerts))
