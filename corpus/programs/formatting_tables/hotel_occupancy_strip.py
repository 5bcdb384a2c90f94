rooms = {101: [(1, 4), (4, 6)], 102: [(2, 3)], 201: [], 202: [(5, 9), (3, 5)]}
DAYS = 8

print("room " + "".join(str(d) for d in range(1, DAYS + 1)))
occupied = [0] * (DAYS + 1)
for room, stays in rooms.items():
    line = ["."] * DAYS
    for start, end in sorted(stays):
        for day in range(start, min(end, DAYS + 1)):
            line[day - 1] = "#" if line[day - 1] == "." else "!"
            occupied[day] += 1
        if line[start - 1] == "#":
            line[start - 1] = ">"
    print(f"{room:>4} " + "".join(line))

print("     " + "".join(str(n) for n in occupied[1:]))
nights = sum(occupied)
print(f"{nights} nights, {nights / (len(rooms) * DAYS):.1%}")

full = [d for d in range(1, DAYS + 1) if occupied[d] == max(occupied)]
print("fullest:", full)


def free_rooms(start, end):
    return [r for r, stays in rooms.items() if all(end <= a or b <= start for a, b in stays)]


print(free_rooms(1, 3), free_rooms(3, 5), free_rooms(6, 7))
wish = (4, 6)
for room in free_rooms(*wish):
    rooms[room].append(wish)
    print("booked", room)
    break
print(free_rooms(*wish), sum(len(s) for s in rooms.values()))
