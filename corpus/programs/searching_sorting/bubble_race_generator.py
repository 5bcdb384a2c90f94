def bubble(values):
    values = list(values)
    for end in range(len(values) - 1, 0, -1):
        moved = False
        for i in range(end):
            if values[i] > values[i + 1]:
                values[i], values[i + 1] = values[i + 1], values[i]
                moved = True
        yield values[:]
        if not moved:
            return


def selection(values):
    values = list(values)
    for i in range(len(values) - 1):
        k = min(range(i, len(values)), key=values.__getitem__)
        values[i], values[k] = values[k], values[i]
        yield values[:]


def race(values, **methods):
    runs = {name: method(values) for name, method in methods.items()}
    goal = sorted(values)
    rounds = 0
    while runs:
        rounds += 1
        for name, run in list(runs.items()):
            state = next(run, None)
            if state is None or state == goal:
                yield name, rounds
                del runs[name]


def main():
    cups = [3, 1, 5, 2, 4]
    for state in bubble(cups):
        print("bubble   ", state)
    print(list(race(cups, bubble=bubble, selection=selection)))
    print(list(race([2, 3, 1], bubble=bubble, selection=selection)))
    print(dict(race([1, 2], selection=selection)), cups)


if __name__ == "__main__":
    main()
