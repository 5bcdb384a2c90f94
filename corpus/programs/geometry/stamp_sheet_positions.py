sheet_w, sheet_h = 210, 297
margin = 10
stamp_w, stamp_h = 40, 30
gap = 2

columns = (sheet_w - 2 * margin + gap) // (stamp_w + gap)
rows = (sheet_h - 2 * margin + gap) // (stamp_h + gap)
print(columns, "columns,", rows, "rows,", columns * rows, "stamps")

used_w = columns * stamp_w + (columns - 1) * gap
left = (sheet_w - used_w) / 2
positions = []
for r in range(2):
    for c in range(columns):
        positions.append((left + c * (stamp_w + gap), margin + r * (stamp_h + gap)))
print(positions[0], positions[columns - 1], positions[-1])

turned = ((sheet_w - 20 + gap) // (stamp_h + gap)) * ((sheet_h - 20 + gap) // (stamp_w + gap))
print("turned:", turned, "better" if turned > columns * rows else "not better")

waste = 1 - columns * rows * stamp_w * stamp_h / (sheet_w * sheet_h)
print(f"waste {waste:.1%}")
order = 500
sheets, rest = divmod(order, columns * rows)
if rest:
    sheets += 1
print(sheets, "sheets,", sheets * columns * rows - order, "stamps too many")
right_edge = max(x for x, _ in positions) + stamp_w
print("fits" if right_edge <= sheet_w - margin else f"{right_edge} is over the margin")
