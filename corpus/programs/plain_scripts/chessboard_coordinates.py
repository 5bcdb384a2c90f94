files = "abcdefgh"
knight = "b1"
x, y = files.index(knight[0]), int(knight[1]) - 1
moves = []
for dx in (-2, -1, 1, 2):
    for dy in (3 - abs(dx), abs(dx) - 3):
        nx, ny = x + dx, y + dy
        if 0 <= nx < 8 and 0 <= ny < 8:
            moves.append(files[nx] + str(ny + 1))
print(knight, "->", sorted(moves))
for row in range(4, 0, -1):
    line = ""
    for col in range(4):
        square = files[col] + str(row)
        if square == knight:
            line += "N"
        elif square in moves:
            line += "x"
        else:
            line += "#" if (col + row) % 2 else "."
    print(row, line)
print(" ", files[:4])
dark = [m for m in moves if (files.index(m[0]) + int(m[1])) % 2]
print(dark, ord(knight[0]) - ord("a") == x)
