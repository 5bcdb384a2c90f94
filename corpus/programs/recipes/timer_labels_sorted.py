timers = ["eggs 6:30", "pasta 0:09:00", "roast 1:45:00", "tea 180", "rice 12m"]

def seconds(text):
    if text.endswith("m"):
        return int(text[:-1]) * 60
    total = 0
    for part in text.split(":"):
        total = total * 60 + int(part)
    return total

def label(s):
    h, s = divmod(s, 3600)
    m, s = divmod(s, 60)
    return (f"{h}h" if h else "") + (f"{m}'" if m else "") + (f"{s}\"" if s else "")

running = []
for t in timers:
    name, text = t.split()
    running.append([seconds(text), name])
running.sort()
print([label(s) for s, _ in running])

elapsed = 0
while running:
    s, name = running.pop(0)
    print(f"after {label(s - elapsed):>6} more: {name}")
    elapsed = s
    if name == "eggs":
        running.append([elapsed + 60, "cold water"])
        running.sort()
print("total", label(elapsed), label(0) == "")
