from itertools import accumulate

rain = [0, 4.5, 0, 0, 12, 3, 0, 1.5]
total = list(accumulate(rain))
print(total)
dry, longest, start = 0, 0, None
for day, mm in enumerate(rain):
    if mm:
        dry = 0
        continue
    dry += 1
    if dry > longest:
        longest, start = dry, day - dry + 1
print("longest dry spell:", longest, "from day", start)
half = next(day for day, t in enumerate(total) if t >= total[-1] / 2)
print("half of it by day", half)
weeks = [sum(rain[i:i + 3]) for i in range(0, len(rain), 3)]
print(weeks, max(range(len(weeks)), key=weeks.__getitem__))
print(*(f"{d}:{'~' * round(mm / 3)}" for d, mm in enumerate(rain) if mm), sep="\n")
