WORDS = {"apple", "melon", "lemon", "peach", "grape"}


class BadGuess(Exception):
    pass


def check(guess, used):
    guess = guess.lower().strip()
    if len(guess) != 5:
        raise BadGuess(f"{guess} has {len(guess)} letters")
    if not guess.isalpha():
        raise BadGuess("letters only")
    if guess in used:
        raise BadGuess(f"{guess} again")
    if guess not in WORDS:
        raise BadGuess(f"what is {guess}?")
    used.append(guess)
    return guess


def marks(guess, secret):
    result = ["_"] * 5
    rest = list(secret)
    for i, c in enumerate(guess):
        if c == secret[i]:
            result[i] = c.upper()
            rest.remove(c)
    for i, c in enumerate(guess):
        if result[i] == "_" and c in rest:
            result[i] = c
            rest.remove(c)
    return "".join(result)


secret = "lemon"
used = []
for guess in ["Melon", "plum", "melon", "gr4pe", "apple", "berry", "LEMON ", "peach"]:
    try:
        word = check(guess, used)
    except BadGuess as e:
        print("  ?", e)
        continue
    m = marks(word, secret)
    print(word, m)
    if m == secret.upper():
        print("solved in", len(used))
        break
