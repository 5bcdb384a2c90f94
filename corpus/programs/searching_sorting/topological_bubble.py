def bubble(items, wrong_order):
    rounds = 0
    changed = True
    while changed:
        changed = False
        rounds += 1
        for k in range(len(items) - 1):
            if wrong_order(items[k], items[k + 1]):
                items[k], items[k + 1] = items[k + 1], items[k]
                changed = True
    return rounds


def by_length(a, b):
    return len(a) > len(b)


def alphabetical(a, b):
    return a.lower() > b.lower()


def both(a, b):
    return by_length(a, b) or (len(a) == len(b) and alphabetical(a, b))


def main():
    towns = ["Oslo", "Kiruna", "Bø", "Ålesund", "arendal", "Moss"]
    for rule in (by_length, alphabetical, both):
        copy = towns[:]
        n = bubble(copy, rule)
        print(f"{rule.__name__:<13}{n} rounds: {' '.join(copy)}")
    numbers = [3, -1, 2.5]
    bubble(numbers, lambda a, b: a > b)
    print(numbers)
    print(towns[0])


main()
