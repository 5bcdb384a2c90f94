tasks = [("vocabulary", 8), ("grammar", 15), ("essay", 25), ("check", 5)]
breaks = iter([2, 0, 3])

clock = 9 * 60
plan = []
for name, minutes in tasks:
    begin = clock
    clock += minutes
    plan.append((begin, clock, name))
    pause = next(breaks, 0)
    if pause:
        plan.append((clock, clock + pause, "break"))
        clock += pause

for begin, end, name in plan:
    print("%d:%02d-%d:%02d %s" % (begin // 60, begin % 60, end // 60, end % 60, name))

work = [(e - b) for b, e, n in plan if n != "break"]
print(sum(work), "minutes of work,", clock - 540 - sum(work), "of breaks")
starts = {n: b for b, _, n in plan}
print(sorted(starts, key=starts.get))
print(next((n for b, e, n in plan if b <= 9 * 60 + 24 < e), "over"))
print(next(breaks, "no breaks left"))
halves = zip(plan[::2], plan[1::2])
print([a[2] + "/" + b[2] for a, b in halves])
longest, name = max((e - b, n) for b, e, n in plan)
print(name, longest)
