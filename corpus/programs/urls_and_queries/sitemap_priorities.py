from datetime import date

pages = [
    {"loc": "/", "changed": date(2024, 5, 1), "visits": 900},
    {"loc": "/blog/bread", "changed": date(2024, 4, 28), "visits": 310},
    {"loc": "/blog/rye & oats", "changed": date(2023, 1, 15), "visits": 45},
    {"loc": "/imprint", "changed": date(2020, 7, 7), "visits": 3},
]
today = date(2024, 5, 2)


def priority(page):
    depth = page["loc"].strip("/").count("/") + bool(page["loc"].strip("/"))
    base = 1.0 - 0.2 * depth
    if page["visits"] < 10:
        base -= 0.3
    return round(max(0.1, base), 1)


def frequency(page):
    days = (today - page["changed"]).days
    for limit, name in ((1, "daily"), (14, "weekly"), (60, "monthly")):
        if days <= limit:
            return name
    return "yearly"


lines = []
for p in sorted(pages, key=lambda p: (-priority(p), p["loc"])):
    loc = p["loc"].replace("&", "&amp;").replace(" ", "%20")
    lines.append(f"<url><loc>{loc}</loc><freq>{frequency(p)}</freq><prio>{priority(p)}</prio></url>")
print("\n".join(lines))

stale = [p["loc"] for p in pages if frequency(p) == "yearly" and p["visits"] > 10]
print("update:", stale)
total = sum(p["visits"] for p in pages)
running = 0
for p in pages:
    running += p["visits"]
    if running / total >= 0.9:
        break
print(p["loc"], f"{running / total:.1%}", len({frequency(q) for q in pages}))
