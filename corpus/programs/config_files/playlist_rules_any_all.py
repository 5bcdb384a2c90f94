songs = [
    ("Nachtzug", "techno", 2021, 128),
    ("Élan", "chanson", 1964, 92),
    ("Gravel", "rock", 2021, 140),
    ("Slow Tide", "ambient", 2019, 60),
]
FIELDS = ("title", "genre", "year", "bpm")

playlists = {
    "running": {"all": ["bpm >= 120", "year > 2000"]},
    "old or calm": {"any": ["year < 1970", "bpm < 80"]},
    "no techno": {"all": ["genre != techno"]},
    "broken": {"all": ["mood = happy"]},
    "empty rule": {"any": []},
}


def test(song, rule):
    field, op, value = rule.split(" ", 2)
    actual = song[FIELDS.index(field)]
    if isinstance(actual, int):
        value = int(value)
    return {"<": actual < value, ">": actual > value, ">=": actual >= value, "!=": actual != value, "=": actual == value}[op]


def build(definition):
    (how, rules), = definition.items()
    combine = all if how == "all" else any
    return [s[0] for s in songs if combine(test(s, r) for r in rules)]


def main():
    lists = {}
    for name, definition in playlists.items():
        try:
            lists[name] = build(definition)
        except ValueError as e:
            print(name, "->", e)
        else:
            print(name, lists[name])
    nowhere = [s[0] for s in songs if not any(s[0] in l for l in lists.values())]
    print("in no list:", nowhere or "none")
    playlists["running"]["all"].append("genre = rock")
    print(build(playlists["running"]))
    lengths = {n: sum(s[3] for s in songs if s[0] in l) for n, l in lists.items()}
    print(lengths, max(lengths, key=lengths.get))


if __name__ == "__main__":
    main()
