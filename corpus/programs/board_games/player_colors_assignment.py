def assign(players, colors):
    """Give each player the first free colour of the own wishes."""
    free = list(colors)
    result = {}
    late = []
    for name, wishes in players.items():
        choice = next((w for w in wishes if w in free), None)
        if choice is None:
            late.append(name)
            continue
        free.remove(choice)
        result[name] = choice
    for name in late:
        result[name] = free.pop(0)
    return result, free


def main():
    players = {
        "Inga": ["red", "blue"],
        "Jörg": ["red"],
        "Katja": ["blue", "red", "green"],
        "Lars": [],
    }
    colors = ("red", "yellow", "green", "blue", "black")
    result, free = assign(players, colors)
    for name, color in result.items():
        wish = players[name]
        rank = wish.index(color) + 1 if color in wish else "-"
        print(f"{name:6}{color:8}{rank}")
    print("left:", *free)
    happy = sum(bool(w) and result[n] == w[0] for n, w in players.items())
    print(f"{happy} of {len(players)} got their favourite")
    again, _ = assign(dict(reversed(players.items())), colors)
    changed = {n for n in players if again[n] != result[n]}
    print("changes in reverse order:", sorted(changed))


main()
