import math
import string

passwords = ["1234", "hello", "Tr33house", "ünder-DOG!", "aaaaaaaaaaaa"]
sets = [string.digits, string.ascii_lowercase, string.ascii_uppercase]

rows = []
for p in passwords:
    size = 0
    for s in sets:
        if any(c in s for c in p):
            size += len(s)
    if any(all(c not in s for s in sets) for c in p):
        size += 33
    bits = len(p) * math.log2(size)
    unique = len(set(p))
    rows.append((round(bits, 1), unique, p))

for bits, unique, p in sorted(rows, reverse=True):
    stars = "*" * int(bits // 10)
    note = "(boring)" if unique < len(p) / 2 else ""
    print(f"{p:<13}{bits:>5} {stars} {note}".rstrip())

guesses_per_second = 1e9
for bits, _, p in rows[:3]:
    seconds = 2 ** bits / guesses_per_second
    if seconds < 60:
        text = f"{seconds:.3g} s"
    elif seconds < 86400 * 365:
        text = f"{seconds / 86400:.1f} days"
    else:
        text = "years"
    print(p, text)
print(min(rows)[2], sum(b > 50 for b, *_ in rows))
