visitors = {"mon": 120, "tue": 95, "wed": 0, "thu": 143, "fri": 61}
W = 20

biggest = max(visitors.values())
scaled = {d: v * W / biggest for d, v in visitors.items()}
bars = {d: "█" * int(s) + ("▌" if s % 1 >= 0.5 else "") for d, s in scaled.items()}

for day, bar in bars.items():
    print(f"{day} {bar:<{W}} {visitors[day]:>4}")

mean = sum(visitors.values()) / len(visitors)
pos = int(mean * W / biggest)
print("    " + " " * pos + "^ mean", mean)
above = [d for d in visitors if visitors[d] > mean]
below = [*filter(lambda d: d not in above, visitors)]
print(f"{above=} {below=}")
closed = min(visitors, key=visitors.get)
del visitors[closed]
print("without", closed, sum(visitors.values()) / len(visitors))
