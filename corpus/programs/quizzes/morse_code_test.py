MORSE = {"a": ".-", "e": ".", "h": "....", "l": ".-..", "o": "---", "p": ".--.", "s": "...", "t": "-"}
REVERSE = {code: ch for ch, code in MORSE.items()}


def encode(text):
    return " / ".join(" ".join(MORSE[ch] for ch in word) for word in text.split())


def decode(code):
    words = []
    for word in code.split(" / "):
        words.append("".join(REVERSE.get(c, "#") for c in word.split()))
    return " ".join(words)


def duration(code, dot=1):
    units = {".": 1, "-": 3, " ": 2, "/": 2}
    return sum(units[c] * dot for c in code) + len(code) - 1


def main():
    sent = "help the post"
    code = encode(sent)
    print(code, duration(code))
    heard = code.replace("--.", "-..", 1)
    print(decode(heard))
    errors = [i for i, (a, b) in enumerate(zip(sent, decode(heard))) if a != b]
    print("errors at", errors)
    assert decode(code) == sent
    shortest = min(MORSE, key=lambda ch: duration(MORSE[ch]))
    print("shortest:", shortest, "mean length", sum(map(len, MORSE.values())) / len(MORSE))
    print(encode("hello world"))


if __name__ == "__main__":
    main()
