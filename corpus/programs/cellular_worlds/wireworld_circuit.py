# wireworld: . empty, # wire, H head, t tail
circuit = [
    "tH##..",
    "#..##.",
    "####..",
]

def step(world):
    new = []
    for y, row in enumerate(world):
        line = []
        for x, cell in enumerate(row):
            if cell == "H":
                cell = "t"
            elif cell == "t":
                cell = "#"
            elif cell == "#":
                heads = 0
                for yy in (y - 1, y, y + 1):
                    for xx in (x - 1, x, x + 1):
                        if 0 <= yy < len(world) and 0 <= xx < len(row):
                            heads += world[yy][xx] == "H"
                if heads in (1, 2):
                    cell = "H"
            line.append(cell)
        new.append("".join(line))
    return new

probe = (0, 3)
signal = []
world = circuit
for t in range(4):
    signal.append(world[probe[0]][probe[1]])
    world = step(world)
print("probe:", "".join(signal))
print("\n".join(world))
print("heads:", sum(r.count("H") for r in world))
