from datetime import timedelta

songs = {"Intro": "1:02", "Längste Straße": "12:48", "Coda": "0:41", "Interlude": "3:05"}

def to_delta(text):
    minutes, seconds = text.split(":")
    return timedelta(minutes=int(minutes), seconds=int(seconds))

lengths = {title: to_delta(t) for title, t in songs.items()}
total = sum(lengths.values(), timedelta())
print("total", total, "=", total.total_seconds(), "s")

average = total / len(lengths)
print("average", average, "rounded", timedelta(seconds=round(average.total_seconds())))
long = [t for t, d in lengths.items() if d > average]
print("longer than average:", long)

side = timedelta(minutes=10)
a, b, used = [], [], timedelta()
for title, d in sorted(lengths.items(), key=lambda x: x[1]):
    if used + d <= side:
        a.append(title)
        used += d
    else:
        b.append(title)
print("side A", a, used, "side B", b)
print("loops of the coda in an hour:", timedelta(hours=1) // lengths["Coda"], timedelta(hours=1) % lengths["Coda"])
print(-lengths["Intro"], abs(-lengths["Intro"]) == lengths["Intro"], divmod(total, side))
