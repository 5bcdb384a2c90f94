import random

def scramble(word, rng):
    """Shuffle the inner letters, the ends stay."""
    if len(word) < 4:
        return word
    inner = list(word[1:-1])
    rng.shuffle(inner)
    return word[0] + "".join(inner) + word[-1]


def scramble_text(text, seed=0):
    rng = random.Random(seed)
    return " ".join(scramble(w, rng) for w in text.split(" "))


def same_letters(a, b):
    return sorted(a) == sorted(b)


text = "according to research the order of letters hardly matters"
for seed in (1, 2):
    s = scramble_text(text, seed)
    print(s)
    moved = sum(a != b for a, b in zip(text, s))
    print("   ", moved, "of", len(text), "letters moved;", same_letters(text, s))

first, again = scramble_text(text, 7), scramble_text(text, 7)
print(first == again, first == scramble_text(text))
words = list(zip(text.split(), first.split()))
unchanged = [a for a, b in words if a == b]
print(len(unchanged) >= 3, all(a[0] == b[0] and a[-1] == b[-1] for a, b in words))
