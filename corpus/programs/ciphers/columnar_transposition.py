key = "ZEBRA"
text = "WE ARE DISCOVERED FLEE AT ONCE".replace(" ", "")

while len(text) % len(key) != 0:
    text += "X"

rows = []
for i in range(0, len(text), len(key)):
    rows.append(text[i:i + len(key)])
print(" ".join(key))
for r in rows:
    print(" ".join(r))

order = sorted(range(len(key)), key=lambda i: key[i])
print("order", order)

cipher = ""
for col in order:
    for r in rows:
        cipher += r[col]
print(cipher)

height = len(rows)
columns = [""] * len(key)
for n, col in enumerate(order):
    columns[col] = cipher[n * height:(n + 1) * height]
plain = "".join("".join(row) for row in zip(*columns))
print(plain)
print(plain == text, plain.rstrip("X"))
