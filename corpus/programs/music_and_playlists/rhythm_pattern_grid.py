patterns = {
    "hihat": "x.x.x.x.x.x.x.x.",
    "snare": "....x.......x..x",
    "kick ": "x.....x.x.......",
}
bpm = 96
step_ms = 60000 / bpm / 4

for name in patterns:
    hits = []
    for i in range(len(patterns[name])):
        if patterns[name][i] == "x":
            hits.append(round(i * step_ms))
    print(name, hits)

silent = 0
together = []
for i in range(16):
    n = 0
    for name in patterns:
        if patterns[name][i] == "x":
            n += 1
    if n == 0:
        silent += 1
    if n > 1:
        together.append(i)
print("silent steps:", silent, "together:", together)

shifted = patterns["snare"][-2:] + patterns["snare"][:-2]
print(shifted, shifted.count("x") == patterns["snare"].count("x"))
print("one bar lasts", 16 * step_ms, "ms")
