header = ["city", "jan", "feb", "mar", "apr", "may"]
rows = [
    ["Turku", -4, -5, -1, 4, 10],
    ["Málaga", 12, 13, 15, 17, 20],
    ["Graz", 0, 2, 7, 12, 16],
]
page_width = 20

pages = []
page = [0]
used = 0
for c in range(len(header)):
    width = max(len(str(r[c])) for r in [header] + rows) + 2
    if c == 0:
        used = width
        first_width = width
        continue
    if used + width > page_width:
        pages.append(page)
        page = [0]
        used = first_width
    page.append(c)
    used += width
pages.append(page)
print(pages)

for n, columns in enumerate(pages, 1):
    print(f"-- page {n} of {len(pages)} --")
    for row in [header] + rows:
        print("".join(f"{str(row[c]):<8}" if c == 0 else f"{row[c]:>5}" for c in columns))

warmest = [max(rows, key=lambda r: r[c])[0] for c in range(1, len(header))]
print(set(warmest), [header[c] for p in pages for c in p[1:]] == header[1:])
