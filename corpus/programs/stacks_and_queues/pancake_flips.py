def flip(pile, n):
    """Turn over the top n pancakes; the top is the front of the list."""
    return pile[:n][::-1] + pile[n:]


def sort_pancakes(pile):
    flips = []
    for size in range(len(pile), 1, -1):
        biggest = pile.index(max(pile[:size]))
        if biggest == size - 1:
            continue
        for n in (biggest + 1, size):
            if n > 1:
                pile = flip(pile, n)
                flips.append(n)
    return pile, flips


if __name__ == "__main__":
    plate = [14, 22, 9, 30, 18]
    done, flips = sort_pancakes(plate)
    print("flips:", flips)
    print(done, plate)
    replay = plate
    for n in flips:
        replay = flip(replay, n)
        print("  ", *(f"{d:>2}" for d in replay))
    assert replay == done == sorted(plate)
    print(sort_pancakes([3, 1, 2])[1], sort_pancakes([1])[1])
