def out_shuffle(deck):
    half = len(deck) // 2
    return [card for pair in zip(deck[:half], deck[half:]) for card in pair]


def rounds_until_back(deck, shuffle):
    now, n = shuffle(deck), 1
    while now != deck:
        now = shuffle(now)
        n += 1
    return n


def in_shuffle(deck):
    half = len(deck) // 2
    mixed = []
    for a, b in zip(deck[half:], deck[:half]):
        mixed += [a, b]
    return mixed


deck = list("abcdefgh")
print("".join(out_shuffle(deck)), "".join(in_shuffle(deck)))
for size in (4, 6, 8):
    d = list(range(size))
    print(size, rounds_until_back(d, out_shuffle), rounds_until_back(d, in_shuffle))

# bring the top card to place 5 (binary 101: in, out, in)
d = deck
for bit in f"{5:b}":
    d = in_shuffle(d) if bit == "1" else out_shuffle(d)
print(d.index("a"), d)
odd = out_shuffle(list("abcde"))
print(odd)
