from collections import Counter, defaultdict

history = """
08:01 Radiohead - Creep
08:05 Nina Simone - Sinnerman
08:16 Radiohead - Creep
12:30 Muse - Starlight
12:34 Radiohead - No Surprises
22:10 Nina Simone - Feeling Good
22:13 Muse - Starlight
22:17 Muse - Starlight
""".strip().splitlines()

songs = Counter()
artists = Counter()
by_hour = defaultdict(list)
for line in history:
    clock, rest = line.split(" ", 1)
    artist, song = rest.split(" - ")
    songs[artist, song] += 1
    artists[artist] += 1
    by_hour[int(clock[:2])].append(artist)

for (artist, song), n in songs.most_common(2):
    print(f"{n} x {song} ({artist})")
print(artists.most_common())
for hour, names in sorted(by_hour.items()):
    print(f"{hour:02}h {len(names)} plays, {len(set(names))} artists")
once = [song for (_, song), n in songs.items() if n == 1]
print("once:", sorted(once))
repeats = sum(a.split(" ", 1)[1] == b.split(" ", 1)[1] for a, b in zip(history, history[1:]))
print("immediate repeats:", repeats)
