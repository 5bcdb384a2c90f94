def step(depth, temp, precip):
    if temp <= 0:
        depth += precip * 1.0
    else:
        depth -= temp * 0.8
        if precip > 5:
            depth -= 1
    return max(depth, 0)


temps = [-4, -2, 1, -6, 0, 3, 5, 2]
precip = [6, 0, 8, 3, 10, 0, 0, 12]
depth = 0
history = []
for t, p in zip(temps, precip):
    depth = step(depth, t, p)
    history.append(round(depth, 1))
print(history)

top = max(history)
for level in range(int(top), -1, -4):
    print(f"{level:>3} |" + "".join(" *" if h >= level else "  " for h in history).rstrip())
print("ski days:", sum(h >= 8 for h in history))
gone = next((i for i, h in enumerate(history) if i and h == 0), None)
print("snow gone on day", gone)
