speeches = []
speeches.append({"speaker": "Imke", "side": "pro", "content": 38, "style": 36, "time": 310})
speeches.append({"speaker": "Raúl", "side": "con", "content": 41, "style": 33, "time": 295})
speeches.append({"speaker": "Tess", "side": "pro", "content": 35, "style": 40, "time": 341})
speeches.append({"speaker": "Umut", "side": "con", "content": 37, "style": 38, "time": 300})

LIMIT = 300
sides = {"pro": 0, "con": 0}
best = speeches[0]
for s in speeches:
    points = s["content"] + s["style"]
    over = s["time"] - LIMIT
    if over > 15:
        points -= over // 15
    s["points"] = points
    sides[s["side"]] += points
    if points > best["points"]:
        best = s
    print(f'{s["speaker"]:<6}{s["side"]}  {points:>3}  {max(over, 0)}s over')

print(sides)
winner = "pro" if sides["pro"] > sides["con"] else "con"
print("motion", "carried" if winner == "pro" else "falls")
print("best speaker:", best["speaker"])
