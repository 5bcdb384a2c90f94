def make_translator(**rules):
    table = str.maketrans(rules)
    calls = 0

    def translate(text):
        nonlocal calls
        calls += 1
        return text.translate(table)

    def used():
        return calls

    translate.used = used
    return translate


leet = make_translator(a="4", e="3", i="1", o="0")
spoon = lambda s: "".join(c + "b" + c if c in "aeiou" else c for c in s)

print(leet("elite hacker"))
print(spoon("hello"))
print(leet(spoon("code")))

pirate_words = {"hello": "ahoy", "my": "me", "friend": "matey", "is": "be"}


def pirate(text):
    words = []
    for w in text.split():
        core = w.strip(",.!?")
        new = pirate_words.get(core.lower(), core)
        if core[0].isupper():
            new = new.capitalize()
        words.append(w.replace(core, new))
    return " ".join(words)


print(pirate("Hello, my friend! Is this my ship?"))
print(leet.used(), leet(pirate("My idea")), leet.used())
