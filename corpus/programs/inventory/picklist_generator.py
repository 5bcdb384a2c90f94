def orders():
    yield 501, {"nuts": 4, "bolts": 4}
    yield 502, {"washers": 10}
    yield 503, {"bolts": 2, "nuts": 1, "springs": 3}


places = {"nuts": "A1", "bolts": "A2", "washers": "C4", "springs": "B9"}


def pick_lines(source):
    for number, lines in source:
        for item, count in lines.items():
            yield places[item], item, count, number


def waves(lines, size):
    wave = []
    for line in lines:
        wave.append(line)
        if len(wave) == size:
            yield wave
            wave = []


all_lines = sorted(pick_lines(orders()))
print(len(all_lines), "lines")
for i, wave in enumerate(waves(all_lines, 4)):
    print("wave", i)
    for place, item, count, number in wave:
        print("  %-3s %-8s x%-3d for %d" % (place, item, count, number))

picked = sum(line[2] for wave in waves(all_lines, 4) for line in wave)
print("picked", picked, "of", sum(line[2] for line in all_lines))
