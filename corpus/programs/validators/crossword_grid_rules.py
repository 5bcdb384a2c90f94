grid = """
CAT#
A#EA
RUN#
#PST
""".split()

def words(lines):
    found = []
    for line in lines:
        found += [w for w in line.split("#") if len(w) > 1]
    return found

def columns(lines):
    return ["".join(c) for c in zip(*lines)]

def symmetric(lines):
    flat = "".join(lines)
    return all((a == "#") == (b == "#") for a, b in zip(flat, flat[::-1]))

def lonely(lines):
    result = []
    for r, line in enumerate(lines):
        for c, letter in enumerate(line):
            if letter == "#":
                continue
            near = [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]
            if all(not (0 <= y < len(lines) and 0 <= x < len(line)) or lines[y][x] == "#" for y, x in near):
                result.append((r, c))
    return result

across, down = words(grid), words(columns(grid))
print("across", across)
print("down  ", down)
print("symmetric" if symmetric(grid) else "not symmetric", lonely(grid))
dictionary = {"CAT", "CAR", "RUN", "UP", "TENS", "PST", "EA"}
print("unknown:", sorted(set(across + down) - dictionary))
black = sum(line.count("#") for line in grid)
print(f"{black / 16:.0%} black", {len(l) for l in grid} == {4})
