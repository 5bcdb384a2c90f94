from datetime import date, timedelta

today = date(2024, 3, 15)
backups = [today - timedelta(days=n) for n in (0, 1, 2, 6, 8, 13, 20, 34, 41, 70)]

def keep(backups, today, daily=3, weekly=2, monthly=2):
    kept = {}
    for d in backups:
        if (today - d).days < daily:
            kept[d] = "daily"
    weeks = months = 0
    seen = set()
    for d in backups:
        week = d.isocalendar()[:2]
        if d not in kept and week not in seen and weeks < weekly:
            kept[d] = "weekly"
            weeks += 1
        seen.add(week)
    for d in backups:
        month = (d.year, d.month)
        if d not in kept and month not in seen and months < monthly:
            kept[d] = "monthly"
            months += 1
        seen.add(month)
    return kept

kept = keep(backups, today)
for d in backups:
    print(d, kept.get(d, "delete"))
gone = len(backups) - len(kept)
print(f"{gone} deleted, oldest kept {min(kept)}")
