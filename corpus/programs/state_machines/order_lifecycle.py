from collections import defaultdict

TRANSITIONS = [
    ("new", "pay", "paid"),
    ("new", "cancel", "cancelled"),
    ("paid", "ship", "shipped"),
    ("paid", "cancel", "refunded"),
    ("shipped", "deliver", "done"),
    ("shipped", "lose", "refunded"),
]


def build(transitions):
    table = defaultdict(dict)
    for source, action, target in transitions:
        table[source][action] = target
    return table


def reachable(table, start):
    seen = {start}
    todo = [start]
    while todo:
        here = todo.pop()
        for target in table[here].values():
            if target not in seen:
                seen.add(target)
                todo.append(target)
    return seen


def final_states(table):
    targets = {t for actions in table.values() for t in actions.values()}
    return sorted(t for t in targets if not table.get(t))


def main():
    table = build(TRANSITIONS)
    print("final:", ", ".join(final_states(table)))
    for state in list(table):
        print(f"{state:<8} {len(reachable(table, state))} {sorted(table[state])}")
    history = ["new"]
    for action in "pay", "ship", "lose":
        history.append(table[history[-1]][action])
    print(" > ".join(history))


if __name__ == "__main__":
    main()
