ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
HOME = "asdfjkl"


def position(c):
    for r, row in enumerate(ROWS):
        if c in row:
            return r, row.index(c) + 0.3 * r
    return 3, 4


def travel(text):
    total = 0
    last = position("f")
    for c in text.lower():
        here = position(c)
        total += ((here[0] - last[0]) ** 2 + (here[1] - last[1]) ** 2) ** 0.5
        last = here
    return total


def hands(text):
    left = sum(c in "qwertasdfgzxcvb" for c in text.lower())
    right = sum(c.isalpha() for c in text) - left
    return left, right


if __name__ == "__main__":
    phrases = ["was a red cat", "pop lion", "type writer", "sad dad"]
    table = {}
    for p in phrases:
        table[p] = travel(p) / len(p)
        print(f"{p:<14}{travel(p):6.1f} {table[p]:.2f} per key, hands {hands(p)}")
    easiest = min(table, key=table.get)
    print("easiest:", easiest)
    home = {p: sum(c in HOME for c in p) for p in phrases}
    print(home, max(home.values()))
    one_handed = [p for p in phrases if 0 in hands(p)]
    print(one_handed)
