LEVELS = " ▁▂▃▄▅▆▇█"


def sparkline(values):
    top = max(values)
    return "".join(LEVELS[round(v / top * (len(LEVELS) - 1))] for v in values)


def smooth(values, n=3):
    out = []
    for i in range(len(values)):
        window = values[max(0, i - n + 1):i + 1]
        out.append(sum(window) / len(window))
    return out


def peaks(values):
    return [i for i in range(1, len(values) - 1) if values[i - 1] < values[i] > values[i + 1]]


lengths = {"monday": [0, 2, 5, 9, 4, 6, 3], "friday": [1, 1, 8, 2, 12, 3, 0], "sunday": [0] * 7}
for day, values in lengths.items():
    if not any(values):
        print(f"{day:8} closed")
        continue
    print(f"{day:8}{sparkline(values)}  {sparkline(smooth(values))}  peaks at {peaks(values)}")
hours = [8 + p for p in peaks(lengths["friday"])]
print("busy hours on friday:", hours)
print([round(x, 1) for x in smooth(lengths["monday"])])
print(sparkline(lengths["sunday"]))
