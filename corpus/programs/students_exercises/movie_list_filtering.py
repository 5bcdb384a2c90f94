movies = [
    {"title": "Up", "year": 2009, "stars": 4.5, "genres": ["family", "adventure"]},
    {"title": "Das Boot", "year": 1981, "stars": 4.7, "genres": ["war"]},
    {"title": "Cats", "year": 2019, "stars": 1.1, "genres": ["music", "family"]},
]


def newer_than(movies, year):
    result = []
    for m in movies:
        if m["year"] > year:
            result.append(m["title"])
    return result


def genres(movies):
    found = []
    for m in movies:
        for g in m["genres"]:
            if g not in found:
                found.append(g)
    found.sort()
    return found


def best_in(movies, genre):
    best = None
    for m in movies:
        if genre in m["genres"]:
            if best is None or m["stars"] > best["stars"]:
                best = m
    return best["title"]


def main():
    print(newer_than(movies, 2000))
    print(genres(movies))
    for g in genres(movies):
        print(g, "->", best_in(movies, g))
    total = 0
    for m in movies:
        total += m["stars"]
    print("average", round(total / len(movies), 2))
    movies[2]["stars"] += 4
    print(best_in(movies, "family"))
    print(best_in(movies, "horror"))


main()
