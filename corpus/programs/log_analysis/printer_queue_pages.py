jobs = [("ann", 12, "bw"), ("bob", 3, "colour"), ("ann", 40, "bw"), ("cem", 1, "colour"), ("bob", 8, "bw")]
speed = {"bw": 20, "colour": 8}
paper = 50

clock = 0.0
done = []
for i, (who, pages, kind) in enumerate(jobs):
    if pages > paper:
        clock += 4
        paper += 250
        print(f"{clock:5.1f} paper refilled before job {i}")
    start = clock
    clock += pages / speed[kind]
    paper -= pages
    done.append({"who": who, "wait": start, "end": clock, "pages": pages})
    print(f"{clock:5.1f} {who} {pages} {kind}, {paper} sheets left")

waits = [d["wait"] for d in done]
print("mean wait", round(sum(waits) / len(waits), 2), "longest", max(waits))

t = 0.0
short_first = []
for who, pages, kind in sorted(jobs, key=lambda j: j[1] / speed[j[2]]):
    short_first.append(t)
    t += pages / speed[kind]
print("short jobs first:", round(sum(short_first) / len(short_first), 2), round(t, 2))

usage = {}
for d in done:
    usage[d["who"]] = usage.get(d["who"], 0) + d["pages"]
for who in sorted(usage, key=usage.get, reverse=True):
    print(who, "#" * (usage[who] // 4), usage[who])
cost = sum(p * (0.2 if k == "colour" else 0.04) for _, p, k in jobs)
print(f"{cost:.2f} EUR, colour {sum(k == 'colour' for *_, k in jobs) / len(jobs):.0%}")
