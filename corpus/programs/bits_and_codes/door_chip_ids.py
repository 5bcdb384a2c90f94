chips = {"Ann": 0x2F, "Bo": 0x13, "Cy": 0xA0}
facility = 0b101

cards = {}
for name, number in chips.items():
    word = facility << 8 | number
    even = bin(word >> 6).count("1") % 2
    odd = 1 - bin(word & 63).count("1") % 2
    cards[name] = even << 12 | word << 1 | odd
    print(f"{name:<4}{number:>4} {word:011b} -> {cards[name]:013b}")

for name, card in cards.items():
    word = card >> 1 & 0b11111111111
    ok = (card >> 12) == bin(word >> 6).count("1") % 2 and (card & 1) != bin(word & 63).count("1") % 2
    print(name, "facility", word >> 8, "number", word & 255, "ok" if ok else "bad")

copied = cards["Bo"] ^ 0b100000
word = copied >> 1 & 0x7FF
print("copied:", word & 255, "was", chips["Bo"])
known = [n for n, c in cards.items() if c == copied]
print("known" if known else "unknown card", f"{copied:#x}")
distance = {(a, b): bin(cards[a] ^ cards[b]).count("1") for a in cards for b in cards if a < b}
print(distance, min(distance.values()))
