code_words = ["apple", "bridge", "comet", "dune", "ember", "fjord", "glass", "heron", "iris", "jolt"]


def number_to_words(n):
    words = []
    while n > 0:
        n, digit = divmod(n, 10)
        words.append(code_words[digit])
    return " ".join(reversed(words))


def words_to_number(text):
    n = 0
    for w in text.split():
        n = n * 10 + code_words.index(w)
    return n


account = 40719
phrase = number_to_words(account)
print(phrase)
print(words_to_number(phrase))

for n in (7, 100, 0, 999):
    p = number_to_words(n)
    print(n, repr(p), words_to_number(p) == n)

try:
    words_to_number("comet pizza")
except ValueError as e:
    print("bad word:", e)

short = {w[:2]: i for i, w in enumerate(code_words)}
print(len(short) == len(code_words), "".join(w[0] for w in phrase.split()))
print(sum(words_to_number(w) for w in code_words))
print(words_to_number("apple apple iris") + words_to_number(""))
