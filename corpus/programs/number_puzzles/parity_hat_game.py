def guesses(hats):
    """Everybody sees the hats in front; the last one in the line speaks first."""
    spoken = []
    for i in range(len(hats)):
        ahead = sum(hats[i + 1:])
        if i == 0:
            spoken.append(ahead % 2)
        else:
            known = spoken[0]
            for s in spoken[1:]:
                known ^= s
            spoken.append((ahead ^ known) & 1)
    return spoken


COLOURS = ("white", "black")


def play(hats):
    said = guesses(hats)
    for i, (hat, guess) in enumerate(zip(hats, said)):
        verdict = "saved" if hat == guess else "lost"
        print(f"{i}: wears {COLOURS[hat]}, says {COLOURS[guess]} - {verdict}")
    return sum(h == g for h, g in zip(hats, said))


if __name__ == "__main__":
    print(play([1, 0, 0, 1, 1]), "of 5 saved")
    worst = min(([a, b, c] for a in (0, 1) for b in (0, 1) for c in (0, 1)),
                key=lambda h: sum(x == y for x, y in zip(h, guesses(h))))
    print("worst case", worst, guesses(worst))
