found_notes = ["978-3-499-2", "blue cover, 300 pages", "Kästner", "978-0-14"]
catalogue = [
    {"isbn": "978-3-499-26716-1", "author": "Kehlmann", "pages": 303, "cover": "blue"},
    {"isbn": "978-0-14-143951-8", "author": "Austen", "pages": 435, "cover": "black"},
    {"isbn": "978-3-7915-3012-3", "author": "Kästner", "pages": 176, "cover": "yellow"},
    {"isbn": "978-0-14-028329-7", "author": "Kerouac", "pages": 307, "cover": "blue"},
]


def candidates(note):
    result = []
    for book in catalogue:
        points = 0
        if note.startswith("978") and book["isbn"].startswith(note):
            points += 5
        if book["author"].lower() in note.lower():
            points += 3
        if book["cover"] in note:
            points += 1
        for word in note.split():
            if word.isdigit() and abs(int(word) - book["pages"]) < 5:
                points += 2
        if points:
            result.append((points, book["author"]))
    return sorted(result, reverse=True)


sure, unsure = {}, {}
for note in found_notes:
    c = candidates(note)
    if len(c) == 1 or c and c[0][0] > c[1][0]:
        sure[note] = c[0][1]
    else:
        unsure[note] = [author for _, author in c]
    print(f"{note:<22}", c)
print(sure)
print(unsure)
matched = set(sure.values())
print([b["author"] for b in catalogue if b["author"] not in matched])
print(candidates("red"), len(candidates("978")))
