rows = 3
cols = 5
seats = []
for r in range(rows):
    seats.append(["."] * cols)


def book(r, c):
    if seats[r][c] == "X":
        return False
    seats[r][c] = "X"
    return True


def free_in_row(r):
    n = 0
    for s in seats[r]:
        if s == ".":
            n += 1
    return n


def find_together(n):
    for r in range(rows):
        run = 0
        for c in range(cols):
            if seats[r][c] == ".":
                run += 1
                if run == n:
                    return (r, c - n + 1)
            else:
                run = 0
    return None


for r, c in [(0, 2), (1, 0), (0, 2), (2, 4)]:
    if not book(r, c):
        print("taken:", r, c)
for row in seats:
    print("".join(row))
print([free_in_row(r) for r in range(rows)])
print(find_together(2), find_together(4), find_together(5))
place = find_together(4)
for i in range(4):
    book(place[0], place[1] + i)
print(find_together(4), sum(free_in_row(r) for r in range(rows)))
