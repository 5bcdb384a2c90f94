lines = [[5, 3], [9], [], [2, 2, 2]]
customers = [4, 7, 1, 3, 8]


def choose_by_people(lines):
    return min(range(len(lines)), key=lambda i: len(lines[i]))


def choose_by_items(lines):
    return min(range(len(lines)), key=lambda i: sum(lines[i]))


def join_all(lines, customers, choose):
    lines = lines.copy()
    waits = []
    for items in customers:
        i = choose(lines)
        waits.append(sum(lines[i]))
        lines[i].append(items)
    return waits


first = join_all(lines, customers, choose_by_people)
print("by people", first, sum(first))
second = join_all(lines, customers, choose_by_items)
print("by items ", second, sum(second))
print(lines)
