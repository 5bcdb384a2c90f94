ROOM = [
    "#########",
    "#...#...#",
    "#.@.....#",
    "#...##..#",
    "#########",
]


def find_robot(room):
    for r, row in enumerate(room):
        if (c := row.find("@")) != -1:
            return r, c
    raise LookupError("no robot in the room")


def ray(room, start, direction):
    (r, c), (dr, dc) = start, direction
    steps = 0
    while room[r + dr][c + dc] != "#":
        r, c = r + dr, c + dc
        steps += 1
    return steps


def scan(room):
    here = find_robot(room)
    return {name: ray(room, here, d) for name, d in dict(N=(-1, 0), E=(0, 1), S=(1, 0), W=(0, -1), NE=(-1, 1), SE=(1, 1)).items()}


def main():
    distances = scan(ROOM)
    print(distances)
    widest = max(distances, key=distances.get)
    print("go", widest, distances[widest], "steps")
    width = distances["E"] + distances["W"] + 1
    print("width here", width)
    moved = [row.replace("@", ".") for row in ROOM]
    moved[3] = moved[3][:6] + "@" + moved[3][7:]
    print(scan(moved))
    print(scan(ROOM[:2]))


main()
