from contextlib import contextmanager, ExitStack

keys = {"archive": None, "cellar": None, "roof": None}
journal = []


@contextmanager
def key(room, who):
    if keys[room] is not None:
        raise RuntimeError(f"{room} key is with {keys[room]}")
    keys[room] = who
    journal.append(f"{who} takes {room}")
    try:
        yield f"{room}-key"
    finally:
        keys[room] = None
        journal.append(f"{who} returns {room}")


def tour(who, *rooms):
    with ExitStack() as stack:
        got = [stack.enter_context(key(r, who)) for r in rooms]
        return "+".join(got)


with key("archive", "Ruth") as k:
    print("working with", k)
    with key("cellar", "Ruth"):
        print(sorted(r for r, w in keys.items() if w))
    try:
        tour("Simon", "roof", "archive", "cellar")
    except RuntimeError as e:
        print("tour stopped:", e)

print(tour("Simon", "cellar", "archive"))
print(len(journal), "entries")
print(*journal[:4], sep=" | ")
print(journal[-1], keys)
