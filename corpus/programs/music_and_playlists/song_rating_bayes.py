songs = {
    "Lullaby": [5, 5],
    "Anthem": [4, 5, 3, 5, 4, 4],
    "Noise": [1, 2, 1],
    "Waltz": [],
}
C = 3

everything = []
for ratings in songs.values():
    everything += ratings
mean = sum(everything) / len(everything)


def plain(ratings):
    return sum(ratings) / len(ratings) if ratings else 0


def smoothed(ratings):
    return (C * mean + sum(ratings)) / (C + len(ratings))


print(f"mean of {len(everything)} ratings: {mean:.2f}")
for name, ratings in songs.items():
    print(f"{name:8} {plain(ratings):.2f} {smoothed(ratings):.2f} {'★' * round(smoothed(ratings))}")
by_plain = sorted(songs, key=lambda s: plain(songs[s]), reverse=True)
by_smooth = sorted(songs, key=lambda s: smoothed(songs[s]), reverse=True)
print(by_plain[0], "->", by_smooth[0])
moved = {s: by_plain.index(s) - by_smooth.index(s) for s in songs}
print({s: m for s, m in moved.items() if m})
songs["Waltz"].extend([5] * 4)
print(round(smoothed(songs["Waltz"]), 3), "with the old mean")
