def feedback(secret, guess):
    black = sum(s == g for s, g in zip(secret, guess))
    common = sum(min(secret.count(c), guess.count(c)) for c in set(guess))
    return black, common - black


def consistent(code, history):
    return all(feedback(code, guess) == answer for guess, answer in history)


secret = "RGBY"
guesses = ["RRGG", "RBGY", "YGBR", "RGBY"]
history = []
for guess in guesses:
    answer = feedback(secret, guess)
    history.append((guess, answer))
    pins = "*" * answer[0] + "o" * answer[1]
    print(guess, pins.ljust(4, "."))
    if answer[0] == len(secret):
        print("solved in", len(history))
        break

candidates = ["RGYB", "RGBY", "BGRY"]
for c in candidates:
    print(c, consistent(c, history[:2]))
