from functools import lru_cache


@lru_cache(None)
def wins(piles):
    """Can the player to move win? Whoever takes the last match wins."""
    return any(not wins(after) for after in moves(piles))


def moves(piles):
    for i, n in enumerate(piles):
        for take in range(1, n + 1):
            yield tuple(sorted(p for p in piles[:i] + (n - take,) + piles[i + 1:] if p))


def best_move(piles):
    for after in moves(piles):
        if not wins(after):
            return after
    return max(moves(piles))


def main():
    piles = (1, 2, 3)
    print(piles, "win" if wins(piles) else "lose")
    piles = (1, 3)
    game = [piles]
    while piles:
        piles = best_move(piles)
        game.append(piles)
    print(" -> ".join(map(str, game)))
    print("player", len(game) % 2 + 1, "loses")
    xor = 1 ^ 2 ^ 3
    print(xor == 0, wins((2, 2)), wins((2,)))


main()
