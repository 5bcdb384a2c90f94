def differ(a, b):
    """How many letters are different?"""
    if len(a) != len(b):
        return None
    n = 0
    for x, y in zip(a, b):
        if x != y:
            n += 1
    return n


def check(ladder, dictionary):
    for word in ladder:
        if word not in dictionary:
            return f"{word} is not a word"
    for a, b in zip(ladder, ladder[1:]):
        if differ(a, b) != 1:
            return f"{a} -> {b}?"
    if len(set(ladder)) < len(ladder):
        return "a word comes twice"
    return "ok"


def neighbours(word, dictionary):
    return sorted(w for w in dictionary if differ(word, w) == 1)


def main():
    dictionary = {"cold", "cord", "card", "ward", "warm", "word", "worm", "wart"}
    print(check(["cold", "cord", "card", "ward", "warm"], dictionary))
    print(check(["cold", "warm"], dictionary))
    print(check(["cord", "word", "cord"], dictionary))
    print(check(["card", "cart"], dictionary))
    print(neighbours("ward", dictionary))
    lonely = [w for w in sorted(dictionary) if len(neighbours(w, dictionary)) < 2]
    print(lonely, differ("a", "ab"))


if __name__ == "__main__":
    main()
