def call_rounds(tree, root):
    """Everyone can make one call a minute. When is everybody informed?"""
    minute = {root: 0}
    queue = [root]
    for caller in queue:
        for k, person in enumerate(tree.get(caller, []), start=1):
            minute[person] = minute[caller] + k
            queue.append(person)
    return minute


def late(minute, limit):
    return [p for p, m in minute.items() if m > limit]


def main():
    tree = {
        "Head": ["Okafor", "Lind", "Sá"],
        "Okafor": ["class 1", "class 2"],
        "Lind": ["class 3"],
        "Sá": ["class 4", "class 5"],
    }
    minute = call_rounds(tree, "Head")
    for person, m in sorted(minute.items(), key=lambda item: (item[1], item[0])):
        print(f"{m:>2} min  {person}")
    print("late:", late(minute, 4))

    tree["Head"].sort(key=lambda p: len(tree[p]), reverse=True)
    better = call_rounds(tree, "Head")
    print(tree["Head"])
    print(max(minute.values()), "->", max(better.values()))


main()
