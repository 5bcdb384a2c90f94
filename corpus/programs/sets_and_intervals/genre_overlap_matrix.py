readers = {
    "Nora": "crime poetry travel",
    "Odd": "crime comics",
    "Per": "poetry travel crime history",
}
likes = {name: frozenset(text.split()) for name, text in readers.items()}

print(" " * 5 + "".join(f"{n:>6}" for n in likes))
for a in likes:
    row = f"{a:<5}"
    for b in likes:
        row += f"{len(likes[a] & likes[b]):>6}"
    print(row)


def recommend(name):
    """Genres of the most similar other reader, which one does not read oneself."""
    others = [o for o in likes if o != name]
    twin = max(others, key=lambda o: len(likes[o] & likes[name]) / len(likes[o] | likes[name]))
    return twin, sorted(likes[twin] - likes[name])


for name in likes:
    twin, new = recommend(name)
    print(f"{name}: like {twin}, try {' or '.join(new) if new else 'nothing new'}")
groups = {}
for name, genres in likes.items():
    for g in sorted(genres):
        groups.setdefault(g, []).append(name)
print({g: n for g, n in groups.items() if len(n) > 1})
