def schedule(tasks, start, end):
    """Split the time in halves until each task has its slot (hours as floats)."""
    if len(tasks) == 1:
        return [(start, end, tasks[0])]
    mid = (start + end) / 2
    cut = (len(tasks) + 1) // 2
    return schedule(tasks[:cut], start, mid) + schedule(tasks[cut:], mid, end)


def hhmm(hours):
    return f"{int(hours):02}:{int(hours % 1 * 60):02}"


day = schedule(["mail", "design", "lunch", "review", "café"], 8, 16)
for start, end, task in day:
    print(hhmm(start), hhmm(end), task)
lengths = {task: end - start for start, end, task in day}
print(lengths)
print("longest:", [t for t, l in lengths.items() if l == max(lengths.values())])
total = sum(lengths.values())
print("hours planned:", total)
print(schedule(["nap"], 13.25, 13.5))
