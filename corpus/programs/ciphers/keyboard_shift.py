ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]


def neighbour(c, step):
    for row in ROWS:
        if c in row:
            i = row.index(c) + step
            return row[i % len(row)]
    return c


def shift(text, step=1):
    return "".join(neighbour(c, step) for c in text.lower())


def explain_typo(typed, dictionary):
    for step in (-2, -1, 1, 2):
        candidate = shift(typed, step)
        if candidate in dictionary:
            return candidate, step
    return None


def main():
    message = "drop the bag at pier 3"
    hidden = shift(message)
    print(hidden)
    print(shift(hidden, -1), shift(shift("zap", 3), -3))
    dictionary = {"hello", "world", "python"}
    for typed in ("jr;;p", "jraap", "eptas", "udyjpm", "hello"):
        print(typed, explain_typo(typed, dictionary))
    fixed = [c for row in ROWS for c in row if neighbour(c, len(row)) == c]
    print(len(fixed))
    same_row = [w for w in message.split() if any(set(w) <= set(r) for r in ROWS)]
    print(same_row)


main()
