times = ["12:05:59", "00:00:07"]
for t in times:
    digits = [int(c) for c in t if c != ":"]
    for bit in (8, 4, 2, 1):
        row = ""
        for i, d in enumerate(digits):
            row += "o" if d & bit else "."
            if i % 2 and i < 5:
                row += " "
        print(row)
    h, m, s = (digits[i] * 10 + digits[i + 1] for i in range(0, 6, 2))
    seconds = h * 3600 + m * 60 + s + 1
    h, rest = divmod(seconds, 3600)
    print("next", f"{h % 24:02}:{rest // 60:02}:{rest % 60:02}")
