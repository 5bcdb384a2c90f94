class Deadlock(Exception):
    pass


class Table:
    def __init__(self, n):
        self.forks = [None] * n

    def take(self, who, fork):
        if self.forks[fork] is None:
            self.forks[fork] = who
            return True
        return False

    def put(self, who):
        self.forks = [None if f == who else f for f in self.forks]


def eat(table, people, rounds=10):
    eaten = {p: 0 for p in people}
    waiting = 0
    for r in range(rounds):
        who = people[r % len(people)]
        i = people.index(who)
        left, right = i, (i + 1) % len(people)
        if table.forks[left] != who and not table.take(who, left):
            waiting += 1
        elif table.take(who, right):
            eaten[who] += 1
            table.put(who)
            waiting = 0
        else:
            waiting += 1
        if waiting > len(people):
            raise Deadlock(f"round {r}: {table.forks}")
    return eaten


def main():
    print(eat(Table(3), ["Plato", "Kant", "Marx"]))
    blocked = Table(2)
    blocked.take("ghost", 1)
    try:
        print(eat(blocked, ["Laozi", "Hume"]))
    except Deadlock as e:
        print("deadlock in", e)
        blocked.put("ghost")
        blocked.put("Laozi")
    print(eat(blocked, ["Laozi", "Hume"], rounds=4))


if __name__ == "__main__":
    main()
