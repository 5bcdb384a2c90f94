def fuzzy(query, text):
    """Positions of the letters of the query in the text, in order, or None."""
    positions = []
    start = 0
    for c in query.lower():
        i = text.lower().find(c, start)
        if i == -1:
            return None
        positions.append(i)
        start = i + 1
    return positions


def score(positions):
    points = 10
    for a, b in zip(positions, positions[1:]):
        points += 5 if b == a + 1 else -1
    return points - positions[0]


def highlight(text, positions):
    return "".join(f"<{c}>" if i in positions else c for i, c in enumerate(text))


class Palette:
    def __init__(self, *commands):
        self.commands = commands

    def __truediv__(self, query):
        hits = []
        for c in self.commands:
            p = fuzzy(query, c)
            if p is not None:
                hits.append((score(p), c, p))
        hits.sort(key=lambda h: (-h[0], h[1]))
        return hits


palette = Palette("Open File", "Open Folder", "Close File", "Go to Definition", "Format Document")
for query in ("of", "file", "fd", "zzz"):
    print(query, [(s, highlight(c, p)) for s, c, p in palette / query])
print(fuzzy("", "abc"))
best = (palette / "open")[0]
print(best[1], best[0])
print(palette / "")
