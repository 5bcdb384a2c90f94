square = ["ABCDE", "FGHIK", "LMNOP", "QRSTU", "VWXYZ"]

# letter -> (row, column), counted from 1
position = {}
for r in range(5):
    for c in range(5):
        position[square[r][c]] = (r + 1, c + 1)
position["J"] = position["I"]

text = "Jazz Club"
knocks = []
for ch in text.upper():
    if ch == " ":
        continue
    row, col = position[ch]
    knocks.append(str(row) + str(col))
print("".join(knocks))
print(" ".join("." * int(k[0]) + " " + "." * int(k[1]) for k in knocks[:3]))

back = ""
for k in knocks:
    back += square[int(k[0]) - 1][int(k[1]) - 1]
print(back)

total = 0
for k in knocks:
    total += int(k[0]) + int(k[1])
print(total, "knocks,", total / len(knocks), "per letter")

cheapest = min(position, key=lambda p: (sum(position[p]), p))
dearest = max(position, key=lambda p: sum(position[p]))
print(cheapest, dearest, len(position))
