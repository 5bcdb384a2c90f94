def position(letter):
    return ord(letter.upper()) - ord("A") + 1


def word_value(word):
    total = 0
    for letter in word:
        total = total + position(letter)
    return total


def is_step_word(word):
    """The distance of neighbouring letters is always the same."""
    step = position(word[1]) - position(word[0])
    for i in range(1, len(word) - 1):
        if position(word[i + 1]) - position(word[i]) != step:
            return False
    return True


def main():
    words = ["cab", "ace", "Zoo", "hello", "fed", "ß"]
    values = []
    for w in words:
        v = word_value(w)
        values.append(v)
        print(w, v)
    best = values.index(max(values))
    print("highest:", words[best])
    for w in words[:5]:
        if is_step_word(w):
            print(w, "is a step word")
    hundred = [w for w in ["excellent", "attitude", "hard work"] if word_value(w.replace(" ", "")) == 100]
    print(hundred, word_value(""))


main()
