albums = [
    dict(artist="Björk", title="Homogenic", tracks=[("Hunter", 255), ("Jóga", 305)]),
    dict(artist="Can", title="Future Days", tracks=[("Moonshake", 184), ("Spray", 508), ("Bel Air", 1190)]),
]

def length(album):
    return sum(s for _, s in album["tracks"])

def mmss(seconds):
    return f"{seconds // 60}:{seconds % 60:02}"

def longest_track(*albums):
    return max(((s, t, a["artist"]) for a in albums for t, s in a["tracks"]))

for a in sorted(albums, key=length):
    print(f"{a['artist']} - {a['title']} [{mmss(length(a))}]")
    for n, (title, seconds) in enumerate(a["tracks"], start=1):
        print(f"  {n:02} {title:.<14}{mmss(seconds):>6}")

seconds, title, artist = longest_track(*albums)
print(f"longest: {title} by {artist}, {mmss(seconds)}")
mix = [t for pair in zip(*(a["tracks"] for a in albums)) for t, _ in pair]
print(mix)
