songs = [
    {"title": "Für Elise", "by": "Beethoven", "year": 1810, "hints": ["piano", "Elise", "a minor"]},
    {"title": "Bolero", "by": "Ravel", "year": 1928, "hints": ["drum", "one melody", "louder and louder"]},
    {"title": "Yesterday", "by": "Beatles", "year": 1965, "hints": ["guitar", "strings"]},
]
guesses = {"Für Elise": [None, "beethoven"], "Bolero": ["Bizet", "Ravel"], "Yesterday": [None, None, "Beatles"]}

total = 0
for song in songs:
    points = 5
    for hint, guess in zip(song["hints"], guesses[song["title"]]):
        if guess is None:
            points -= 1
        elif guess.lower() == song["by"].lower():
            total += points
            print(f"{song['title']}: {points} points after the hint {hint!r}")
            break
        else:
            points -= 2
    else:
        print(f"{song['title']}: not guessed, it was by {song['by']}")

print("total", total)
print("oldest first:", " < ".join(s["title"] for s in sorted(songs, key=lambda s: s["year"])))
gap = max(s["year"] for s in songs) - min(s["year"] for s in songs)
print("years between:", gap)
