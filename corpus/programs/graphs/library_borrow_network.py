loans = [("Ida", "Momo"), ("Jan", "Momo"), ("Ida", "Emil"), ("Kim", "Emil"), ("Jan", "Krabat")]

readers, books = {}, {}
for reader, book in loans:
    readers.setdefault(reader, []).append(book)
    books.setdefault(book, []).append(reader)
print(readers)
print({b: len(r) for b, r in books.items()})

start = "Jan"
tips = {}
for book in readers[start]:
    for other in books[book]:
        if other == start:
            continue
        for tip in readers[other]:
            if tip not in readers[start]:
                tips[tip] = tips.get(tip, 0) + 1
print("tips for", start, tips)

# books as neighbours when someone read both
edges = set()
for titles in readers.values():
    for i in range(len(titles)):
        for j in range(i + 1, len(titles)):
            edges.add(tuple(sorted((titles[i], titles[j]))))
for a, b in sorted(edges):
    print(a, "--", b)
degree = {b: sum(b in e for e in edges) for b in books}
hub = max(degree, key=degree.get)
print("hub:", hub, degree[hub])
del books["Krabat"]
print(len(books), [r for r, t in readers.items() if not set(t) & set(books)])
