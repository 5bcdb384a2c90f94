def normalise(word):
    return "".join(c for c in word.casefold() if c.isalnum())


def is_palindrome(word):
    w = normalise(word)
    return len(w) > 1 and w == w[::-1]


def scan(text):
    """Yield each palindromic word with its position in the text."""
    offset = 0
    for word in text.split():
        start = text.index(word, offset)
        if is_palindrome(word):
            yield start, word
        offset = start + len(word)


text = "Anna saw a kayak at noon, but Otto's radar (level 3) said: wow."
hits = list(scan(text))
print(hits)

by_length = {}
for start, word in hits:
    by_length.setdefault(len(normalise(word)), []).append(word)
print(by_length)

total = len(text.split())
print(f"{len(hits)} of {total} words = {len(hits) / total:.2f}")
starts = [s for s, _ in hits]
gaps = [b - a for a, b in zip(starts, starts[1:])]
print("gaps", gaps, "largest", max(gaps))
print(list(scan("nothing here")))
