tank = ["a.b", ".c.", "d.e", "f.g"]
light = set("bdf")

columns = [list(col) for col in zip(*tank)]
step = 0
while True:
    moved = 0
    for col in columns:
        for i in range(1, len(col)):
            if col[i] in light and col[i - 1] == ".":
                col[i - 1], col[i] = col[i], "."
                moved += 1
            elif col[i] == "." and col[i - 1] not in light and col[i - 1] != ".":
                col[i - 1], col[i] = ".", col[i - 1]
                moved += 1
    step += 1
    print(step, " ".join("".join(row) for row in zip(*columns)), moved)
    if not moved or step == 8:
        break

print("quiet after", step, "steps")
top = [col[0] for col in columns]
print("top row", "".join(top), "light on top:", sum(ch in light for ch in top))
letters = sorted("".join("".join(c) for c in columns).replace(".", ""))
print("".join(letters), len(letters) == 7)
