shelf = {"cup": 3, "plate": 5}
moved = []


def move(item, n):
    if shelf.get(item, 0) < n:
        raise RuntimeError("only %d %s" % (shelf.get(item, 0), item))
    shelf[item] -= n
    moved.append((item, n))


def undo():
    while moved:
        item, n = moved.pop()
        shelf[item] += n


def pack(*wishes):
    try:
        for item, n in wishes:
            move(item, n)
    except RuntimeError as e:
        undo()
        return f"nothing packed: {e}"
    else:
        text = " and ".join(f"{n} {item}s" for item, n in moved)
        moved.clear()
        return "packed " + text


print(pack(("cup", 2), ("plate", 4)), shelf)
print(pack(("cup", 1), ("plate", 2)), shelf)
print(pack(("plate", 1), ("cup", 1)), shelf)
print(pack(), shelf)
print(pack(("bowl", 1)))
print(pack(("cup", 0), ("plate", 0)))
