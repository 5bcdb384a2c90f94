words = ["rhythm", "necessary", "queue", "Wassermann", "bureau", "mnemonic"]
answers = {
    "Paul": ["rhythm", "neccessary"],
    "Quirin": ["rythm"],
    "Ruth": ["rhythm", "necessary", "queue", "wassermann", "bureau", "nemonic"],
    "Stina": ["rhythm", "necessary", "queu"],
}

alive = list(answers)
fell = {}
for number, word in enumerate(words):
    remaining = []
    for name in alive:
        if number < len(answers[name]) and answers[name][number] == word:
            remaining.append(name)
        else:
            fell[name] = word
    print(number + 1, word, "->", remaining)
    if not remaining:
        break
    alive = remaining

print("last standing:", " and ".join(alive))
for name, word in fell.items():
    tried = answers[name][-1]
    print("%s fell at %r with %r" % (name, word, tried))
