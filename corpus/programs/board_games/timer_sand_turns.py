turns = [("Olga", 48), ("Pavel", 95), ("Quentin", 60), ("Olga", 61), ("Pavel", 30), ("Quentin", 122)]
limit = 60

used = {}
warnings = {}
for name, seconds in turns:
    used[name] = used.get(name, 0) + seconds
    over = seconds - limit
    if over > 0:
        warnings.setdefault(name, []).append(over)

print("%-8s %6s %s" % ("name", "time", "over"))
for name in used:
    print("%-8s %4d s %s" % (name, used[name], warnings.get(name, [])))

slowest = max(used, key=used.get)
average = sum(used.values()) / len(turns)
print(slowest, "is slowest, average turn", round(average, 1))
out = [n for n, w in warnings.items() if sum(w) > limit]
print("lose a turn:", ", ".join(out) or "nobody")
without = [s for n, s in turns if n != slowest]
print("without", slowest + ":", sum(without) // len(without), "s")
