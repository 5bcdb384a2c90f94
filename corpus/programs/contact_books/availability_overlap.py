hours = {
    "Lena": [(9, 12), (14, 17)],
    "Tariq": [(8, 10), (11, 15)],
    "Jo": [(10, 16)],
}


def overlap(a, b):
    common = []
    for s1, e1 in a:
        for s2, e2 in b:
            start, end = max(s1, s2), min(e1, e2)
            if start < end:
                common.append((start, end))
    return common


def all_free(names):
    free = [(0, 24)]
    for n in names:
        free = overlap(free, hours[n])
    return free


print("Lena + Tariq:", overlap(hours["Lena"], hours["Tariq"]))
print("Lena + Jo:", overlap(hours["Lena"], hours["Jo"]))
together = all_free(hours)
print("all:", together)
longest = max(together, key=lambda span: span[1] - span[0])
print(f"meet from {longest[0]}:00 to {longest[1]}:00")
load = {n: sum(e - s for s, e in spans) for n, spans in hours.items()}
print(load, min(load, key=load.get))
hours["Jo"].clear()
print(all_free(["Jo", "Lena"]) or "no chance")
