def game(start):
    used = [start]

    def say(word):
        if word in used:
            return "used"
        if word[0] != used[-1][-1]:
            return f"must start with {used[-1][-1]!r}"
        used.append(word)
        return len(used)

    def history():
        return " -> ".join(used)

    return say, history


def main():
    say, history = game("apple")
    for word in ["elephant", "tiger", "rat", "tea", "elephant", "apple", "ant"]:
        print(word.ljust(9), say(word))
    print(history())
    say2, history2 = game("ä")
    results = [say2(w) for w in ("ähre", "echo", "oöä")]
    print(results, history2())
    print(say("tot"), history().count("->"))
    print(say(""))


if __name__ == "__main__":
    main()
