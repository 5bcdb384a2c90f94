seats = ["XX.XXX", "X....X", "XXXXXX", "..X.X."]
letters = "ABCDEF"


def free(seats):
    return [f"{r + 1}{letters[c]}" for r, row in enumerate(seats) for c, s in enumerate(row) if s == "."]


def book(seats, seat):
    row, col = int(seat[:-1]) - 1, letters.index(seat[-1])
    if seats[row][col] == "X":
        return False
    seats[row] = seats[row][:col] + "X" + seats[row][col + 1:]
    return True


def together(seats, n):
    for r, row in enumerate(seats, 1):
        c = row.find("." * n)
        if c >= 0:
            return [f"{r}{ch}" for ch in letters[c:c + n]]
    return []


print(free(seats))
family = together(seats, 3)
print("family:", family, [book(seats, s) for s in family])
print(book(seats, "1A"), book(seats, "1C"))
windows = [s for s in free(seats) if s[-1] in "AF"]
print("windows:", windows)
print(together(seats, 2), together(seats, 3) or "nobody sits together")
print("\n".join(" ".join((row[:3], row[3:])) for row in seats))
print(f"{sum(row.count('X') for row in seats) / 24:.0%} full")
print(book(seats, "4G"))
