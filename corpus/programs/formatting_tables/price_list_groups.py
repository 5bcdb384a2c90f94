MENU = {
    "Drinks": [("Espresso", 2.2), ("Flat white", 3.9), ("Tap water", 0)],
    "Cakes": [("Käsekuchen", 4.5), ("Carrot cake", 4.25)],
    "Specials": [],
}


def line(name, price, width):
    text = "free" if not price else f"{price:.2f}"
    dots = "." * (width - len(name) - len(text) - 2)
    return f"{name} {dots} {text}"


def render(menu, width=26):
    for group, items in menu.items():
        if not items:
            continue
        yield f" {group} ".center(width, "~")
        for name, price in sorted(items, key=lambda it: -it[1]):
            yield line(name, price, width)


def main():
    lines = list(render(MENU))
    print("\n".join(lines))
    print({len(l) for l in lines})
    everything = [item for items in MENU.values() for item in items]
    paid = [p for _, p in everything if p]
    print(f"from {min(paid)} to {max(paid)}, average {sum(paid) / len(paid):.3f}")
    MENU["Specials"].append(("A very long name for a soup", 7))
    print(list(render(MENU))[-1])
    narrow = list(render({"X": [("tea", 1)]}, width=12))
    print(narrow)


main()
