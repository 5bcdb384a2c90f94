catalog = {
    "Björk": {
        "Debut": {"year": 1993, "tracks": ["Human Behaviour", "Venus as a Boy", "Big Time Sensuality"]},
        "Homogenic": {"year": 1997, "tracks": ["Hunter", "Jóga"]},
    },
    "Air": {"Moon Safari": {"year": 1998, "tracks": ["La femme d'argent", "Sexy Boy"]}},
}


def walk(catalog):
    for artist, albums in catalog.items():
        for album, info in albums.items():
            for n, track in enumerate(info["tracks"], 1):
                yield artist, album, info["year"], n, track


def find(catalog, word):
    return [(artist, track) for artist, *_, track in walk(catalog) if word.lower() in track.lower()]


def add(catalog, artist, album, year, *tracks):
    info = catalog.setdefault(artist, {}).setdefault(album, {"year": year, "tracks": []})
    info["tracks"].extend(tracks)
    return len(info["tracks"])


def main():
    print(find(catalog, "hu"))
    print(add(catalog, "Air", "Moon Safari", 1998, "Kelly Watch the Stars"))
    print(add(catalog, "Zaz", "Zaz", 2010, "Je veux", "Éblouie par la nuit"))
    years = {}
    for artist, album, year, n, track in walk(catalog):
        years.setdefault(year, set()).add(album)
    for year in sorted(years):
        print(year, *years[year])
    counts = {a: sum(len(i["tracks"]) for i in albums.values()) for a, albums in catalog.items()}
    print(counts, "first tracks:", [t for *_, n, t in walk(catalog) if n == 1])
    del catalog["Björk"]["Debut"]
    print(len(list(walk(catalog))))


main()
