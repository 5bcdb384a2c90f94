old_rows = [
    "0001;Hesse, Hermann;Der Steppenwolf;1927;L",
    "0002;Mann, Thomas;Der Zauberberg;1924;V",
    "0003;unbekannt;Nibelungenlied;um 1200;V",
    "0004;Zweig, Stefan;Schachnovelle;1942;X",
]
STATUS = {"L": "loaned", "V": "available"}


def convert(row):
    nr, author, title, year, status = row.split(";")
    new = {"id": int(nr), "title": title}
    if "," in author:
        last, first = author.split(", ")
        new["author"] = f"{first} {last}"
    else:
        new["author"] = None
    new["year"] = int(year) if year.isdigit() else None
    new["status"] = STATUS[status]
    return new


migrated, failed = [], []
for row in old_rows:
    try:
        migrated.append(convert(row))
    except (KeyError, ValueError) as e:
        failed.append((row.split(";")[0], f"{type(e).__name__}: {e}"))

for m in migrated:
    print(m)
print("failed:", failed)
years = [m["year"] for m in migrated if m["year"]]
print(min(years), max(years), sum(m["author"] is None for m in migrated))
available = [m["title"] for m in migrated if m["status"] == "available"]
print(", ".join(sorted(available, key=lambda t: t.removeprefix("Der "))))
