strip = "..##.####...######..#.##....".ljust(32, ".")
minutes_per_mark = 30
start = 5 * 60


def clock(index):
    h, m = divmod(start + index * minutes_per_mark, 60)
    return f"{h:02}:{m:02}"


spells = []
begin = None
for i, mark in enumerate(strip):
    if mark == "#" and begin is None:
        begin = i
    elif mark != "#" and begin is not None:
        spells.append((begin, i))
        begin = None

for a, b in spells:
    print(f"{clock(a)}-{clock(b)} {'#' * (b - a)}")
hours = sum(b - a for a, b in spells) * minutes_per_mark / 60
longest = max(spells, key=lambda s: s[1] - s[0])
print(f"{hours} h of sunshine, longest from {clock(longest[0])}")
noon = (12 * 60 - start) // minutes_per_mark
print("sun at noon:", strip[noon] == "#")
morning, afternoon = strip[:noon].count("#"), strip[noon:].count("#")
print(f"{morning=} {afternoon=}")
