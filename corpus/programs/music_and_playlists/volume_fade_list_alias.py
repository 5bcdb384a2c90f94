def fade_out(levels, steps):
    for i in range(1, steps + 1):
        levels[-i] = round(levels[-i] * (i - 1) / steps, 2)
    return levels


def normalize(levels, top=1.0):
    peak = max(levels)
    return [round(x / peak * top, 3) for x in levels]


track = [0.4, 0.8, 0.6, 0.8, 0.5, 0.7]
faded = fade_out(track, 3)
print("faded  ", faded)
print("track  ", track)
print("normal ", normalize(track))
loudest = max(range(len(track)), key=lambda i: track[i])
print("loudest at", loudest, "silent at", [i for i, x in enumerate(track) if x == 0])
versions = [track, normalize(track, 0.5), track[:]]
versions[2][0] = 9
print([v[0] for v in versions], versions[0] is faded)
print("mean", round(sum(track) / len(track), 3))
