KEYS = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], [None, "0", None]]
STEPS = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}


def press(code, start=(1, 1)):
    row, col = start
    for letter in code:
        dr, dc = STEPS[letter]
        new_row, new_col = row + dr, col + dc
        try:
            if KEYS[new_row][new_col] is None:
                continue
        except IndexError:
            continue
        row, col = new_row, new_col
    return KEYS[row][col], (row, col)


def main():
    pin = ""
    pos = 1, 1
    for line in ["ULL", "RRDDD", "LURDL", "UUUUD"]:
        digit, pos = press(line, pos)
        print(line, "->", digit, pos)
        pin += digit
    print("pin", pin)


main()
