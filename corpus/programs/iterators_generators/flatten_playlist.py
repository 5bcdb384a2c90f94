def flatten(items):
    for item in items:
        if isinstance(item, (list, tuple)):
            yield from flatten(item)
        else:
            yield item


def interleave(*queues):
    queues = [iter(q) for q in queues]
    while queues:
        for q in queues[:]:
            try:
                yield next(q)
            except StopIteration:
                queues.remove(q)


def no_repeats(songs, gap=2):
    """Skip a song which was among the last `gap` ones."""
    recent = []
    for s in songs:
        if s in recent:
            continue
        yield s
        recent = (recent + [s])[-gap:]


if __name__ == "__main__":
    party = ["Abba", ["Blur", ("Cher", "Dido")], [], [["Abba"]]]
    print(list(flatten(party)))
    calm = ["Enya", "Moby", "Enya"]
    mixed = list(interleave(flatten(party), calm, "x"))
    print(mixed)
    print(list(no_repeats(mixed)))
    print(list(no_repeats(mixed, gap=10)))
    print(len(mixed) - len(set(mixed)), "repeats")
