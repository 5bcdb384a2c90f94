times = ["07:05:59", "23:59:00", "12:34:56"]

for t in times:
    digits = [int(c) for c in t if c != ":"]
    columns = [f"{d:04b}" for d in digits]
    print(t)
    for bit in range(4):
        row = ""
        for i, col in enumerate(columns):
            row += "●" if col[bit] == "1" else "○"
            if i in (1, 3):
                row += " "
        print("  " + row)
    lit = sum(c.count("1") for c in columns)
    print("  lit:", lit)

# which digit sum of the hour lights the most lamps?
best = max(range(24), key=lambda h: sum(bin(int(c)).count("1") for c in f"{h:02d}"))
print("brightest hour", best)
h, m, s = (int(x) for x in times[0].split(":"))
total = h * 3600 + m * 60 + s + 1
print(f"one second later: {total // 3600:02d}:{total % 3600 // 60:02d}:{total % 60:02d}")
