size = 6
hidden = {(2, 3), (4, 5), (6, 6)}

print("   |" + "".join(f"{c:4}" for c in range(1, size + 1)))
print("---+" + "-" * 4 * size)
for r in range(1, size + 1):
    line = f"{r:2} |"
    for c in range(1, size + 1):
        if c < r:
            line += "    "
        elif (r, c) in hidden:
            line += "   ?"
        else:
            line += f"{r * c:4}"
    print(line.rstrip())
print(sum(r * c for r, c in hidden))
