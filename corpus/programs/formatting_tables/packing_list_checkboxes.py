from enum import Enum


class Mark(Enum):
    OPEN = "[ ]"
    DONE = "[x]"
    SKIP = "[-]"


items = {
    "tent": Mark.DONE,
    "sleeping bag": Mark.OPEN,
    "guitar": Mark.SKIP,
    "matches": Mark.OPEN,
}


def show(items, hide=()):
    width = max(len(name) for name in items)
    for i, (name, mark) in enumerate(items.items(), 1):
        if mark in hide:
            continue
        print(f"{i:>2}. {name:<{width}} {mark.value}")


def toggle(items, number):
    name = list(items)[number - 1]
    items[name] = Mark.OPEN if items[name] is Mark.DONE else Mark.DONE
    return name, items[name].name


def main():
    show(items)
    print(toggle(items, 2), toggle(items, 1))
    show(items, hide={Mark.SKIP, Mark.DONE})
    counts = {m.name: list(items.values()).count(m) for m in Mark}
    print(counts)
    relevant = [m for m in items.values() if m is not Mark.SKIP]
    print(f"{relevant.count(Mark.DONE)}/{len(relevant)} packed")
    print(Mark("[x]"), Mark["SKIP"].value, toggle(items, 0))
    try:
        toggle(items, 9)
    except IndexError:
        print("there is no number 9")


main()
