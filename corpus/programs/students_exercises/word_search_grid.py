grid = [
    "CATX",
    "XOXD",
    "BWAO",
    "XXXG",
]


def find_in_line(line, word):
    for i in range(len(line) - len(word) + 1):
        if line[i:i + len(word)] == word:
            return i
    return -1


def column(grid, c):
    text = ""
    for row in grid:
        text += row[c]
    return text


def search(grid, word):
    for r in range(len(grid)):
        i = find_in_line(grid[r], word)
        if i >= 0:
            return "row " + str(r) + " from " + str(i)
    for c in range(len(grid[0])):
        i = find_in_line(column(grid, c), word)
        if i >= 0:
            return "column " + str(c) + " from " + str(i)
    return None


def main():
    found = 0
    for word in ["CAT", "DOG", "COW", "BAT", "AO", "X"]:
        place = search(grid, word)
        if place:
            found += 1
            print(word, "->", place)
        else:
            back = search(grid, word[::-1])
            print(word, "not found", "(backwards: " + back + ")" if back else "")
    print(found, "of 6")
    letters = "".join(grid).replace("X", "")
    print(letters, len(letters), find_in_line("", "A"), find_in_line("AB", ""))


main()
