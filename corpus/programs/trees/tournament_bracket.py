def bracket(players):
    """Pair up: a match is a tuple (left, right), a player is a name."""
    if len(players) == 1:
        return players[0]
    half = len(players) // 2
    return bracket(players[:half]), bracket(players[half:])


def play(match, strength, depth=0, log=None):
    if isinstance(match, str):
        return match
    left = play(match[0], strength, depth + 1, log)
    right = play(match[1], strength, depth + 1, log)
    winner = left if strength[left] >= strength[right] else right
    if log is not None:
        log.append((depth, left, right, winner))
    return winner


strength = {"Gina": 70, "Hugo": 55, "Ivy": 88, "Jock": 60, "Kai": 91}
draw = bracket(list(strength))
print(draw)
log = []
champion = play(draw, strength, log=log)
rounds = {0: "final", 1: "semi-final", 2: "quarter-final"}
for depth, a, b, w in sorted(log, reverse=True):
    print(f"{rounds[depth]:<14}{a} - {b}: {w}")
print("champion:", champion)
