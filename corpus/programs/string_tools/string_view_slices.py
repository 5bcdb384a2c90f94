s = "0123456789abcdef"

print(s[2:5], s[:3], s[-3:], s[::4], s[::-5])
print(s[5:2], repr(s[20:]), s[-100:2], s[9:2:-3])

cut = slice(4, 12, 2)
print(s[cut], cut.start, cut.stop, cut.indices(8))

card = "4556123498760042"
groups = [card[i:i + 4] for i in range(0, len(card), 4)]
print(" ".join(groups))
masked = "*" * (len(card) - 4) + card[-4:]
print(masked)

first_half, second_half = s[:len(s) // 2], s[len(s) // 2:]
zipped = "".join(a + b for a, b in zip(first_half, second_half))
print(zipped)
print(zipped[::2] == first_half, zipped[1::2] == second_half)

letters = list("programmer")
letters[3:7] = ["-"]
print("".join(letters), len(letters))
letters[::2] = "*" * len(letters[::2])
print("".join(letters))
head, *mid, tail = letters
print(head, mid, tail)
del letters[1:3]
print(letters)
