from datetime import date, timedelta

policy = "daily=3 weekly=2 monthly=2"
today = date(2024, 3, 11)
backups = [today - timedelta(days=n) for n in (0, 1, 2, 3, 5, 8, 12, 20, 33, 45, 70)]

keep = {}
for rule in policy.split():
    kind, n = rule.split("=")
    n = int(n)
    seen = []
    for b in sorted(backups, reverse=True):
        if kind == "daily":
            period = b
        elif kind == "weekly":
            period = b.isocalendar()[:2]
        else:
            period = (b.year, b.month)
        if period in seen:
            continue
        if len(seen) == n:
            break
        seen.append(period)
        keep.setdefault(b, []).append(kind)

for b in backups:
    print(b, "+".join(keep[b]) if b in keep else "delete")
print(len(keep), "kept,", len(backups) - len(keep), "deleted")
oldest = min(keep)
print("oldest:", oldest, (today - oldest).days, "days")
reasons = {}
for kinds in keep.values():
    for k in kinds:
        reasons[k] = reasons.get(k, 0) + 1
print(reasons, [str(b) for b, k in keep.items() if len(k) > 1])
