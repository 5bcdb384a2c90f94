good = {("carrot", "onion"), ("bean", "corn"), ("tomato", "basil")}
bad = {("onion", "bean"), ("tomato", "corn")}

garden = [
    ["carrot", "onion", "bean"],
    ["tomato", "basil", "corn"],
]

score = 0
notes = []
for r in range(len(garden)):
    for c in range(len(garden[r])):
        here = garden[r][c]
        for dr, dc in ((0, 1), (1, 0)):
            rr, cc = r + dr, c + dc
            if rr < len(garden) and cc < len(garden[r]):
                there = garden[rr][cc]
                pair = {(here, there), (there, here)}
                if pair & good:
                    score += 1
                    notes.append(f"{here} likes {there}")
                if pair & bad:
                    score -= 1
                    notes.append(f"{here} hates {there}")
print(score)
for n in notes:
    print(" ", n)

garden[0][0], garden[0][2] = garden[0][2], garden[0][0]
flat = [p for row in garden for p in row]
print(flat, len(set(flat)) == len(flat))
across = [(a, b) for row in garden for a, b in zip(row, row[1:])]
print(sum(p in good or p[::-1] in good for p in across), "friends in rows")
