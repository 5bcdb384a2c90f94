def sow(pits, start):
    """Sow the stones of one pit over the following ones; return the last pit."""
    hand = pits[start]
    pits[start] = 0
    i = start
    while hand > 0:
        i = (i + 1) % len(pits)
        if i == start:
            continue
        pits[i] += 1
        hand -= 1
    return i


def play(pits, moves):
    history = []
    for m in moves:
        if pits[m] == 0:
            print("pit", m, "is empty")
            continue
        last = sow(pits, m)
        history.append((m, last, pits))
    return history


pits = [3, 3, 3, 0, 3, 3, 3, 0]
for move, last, state in play(pits, [0, 1, 3, 0, 6]):
    print("from %d to %d: %s" % (move, last, state))
print("stores", pits[3], pits[7], "sum", sum(pits))
