marks = [3, 1, 2, 5, 3, 2, 4, 3, 2, 6, 3, 1]
counts = [0] * 7
for m in marks:
    counts[m] += 1

top = max(counts)
for level in range(top, 0, -1):
    row = ""
    for mark in range(1, 7):
        row += " ■" if counts[mark] >= level else "  "
    print(row)
print("".join(f"{m:>2}" for m in range(1, 7)))

mean = sum(marks) / len(marks)
ordered = sorted(marks)
mid = len(ordered) // 2
median = (ordered[mid - 1] + ordered[mid]) / 2
print("Durchschnitt {:.2f}, Median {}".format(mean, median))
failed = sum(counts[5:])
print(f"{failed} nicht bestanden ({failed / len(marks):.0%})")
