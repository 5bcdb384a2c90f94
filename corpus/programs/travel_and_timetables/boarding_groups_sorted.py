from dataclasses import dataclass
from enum import IntEnum


class Group(IntEnum):
    PRIORITY = 1
    FAMILY = 2
    BACK = 3
    FRONT = 4


@dataclass
class Passenger:
    name: str
    row: int
    age: int = 30
    status: str = ""

    @property
    def group(self) -> Group:
        if self.status == "gold":
            return Group.PRIORITY
        if self.age < 6:
            return Group.FAMILY
        return Group.BACK if self.row > 15 else Group.FRONT


def order(passengers):
    return sorted(passengers, key=lambda p: (p.group, -p.row, p.name))


def blocked(queue):
    """How often somebody must wait for a person seated further in front."""
    return sum(later.row > earlier.row for i, earlier in enumerate(queue) for later in queue[i + 1:])


def main():
    people = [
        Passenger("Ortiz", 3), Passenger("Li", 22), Passenger("Nkosi", 9, status="gold"),
        Passenger("Maja", 18, age=4), Passenger("Hill", 28), Passenger("Ito", 3, 71),
    ]
    queue = order(people)
    for p in queue:
        print(f"{p.group.name:9}{p.row:>3} {p.name}")
    print("blocked", blocked(people), "->", blocked(queue))
    ideal = sorted(people, key=lambda p: -p.row)
    print("ideal", blocked(ideal), [p.name for p in ideal][:2])
    counts = {g.name: sum(p.group is g for p in people) for g in Group}
    print(counts, "largest", max(counts, key=counts.get))


if __name__ == "__main__":
    main()
