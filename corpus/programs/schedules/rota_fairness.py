from collections import Counter, defaultdict

ROTA = """
week 1: kitchen=Ali, bins=Beth, bath=Cleo
week 2: kitchen=Beth, bins=Cleo, bath=Ali
week 3: kitchen=Ali, bins=Beth, bath=Cleo
week 4: kitchen=Dan, bins=Ali, bath=Beth
""".strip()

POINTS = {"kitchen": 3, "bins": 1, "bath": 4}

def read(rota):
    for line in rota.split("\n"):
        _, jobs = line.split(": ")
        yield dict(job.split("=") for job in jobs.split(", "))

points = Counter()
done = defaultdict(set)
for week in read(ROTA):
    for job, who in week.items():
        points[who] += POINTS[job]
        done[who].add(job)

for who, n in points.most_common():
    never = set(POINTS) - done[who]
    print(who, n, "never:", ", ".join(sorted(never)) or "-")
spread = max(points.values()) - min(points.values())
print(f"spread {spread}, average {sum(points.values()) / len(points):.2f}")
