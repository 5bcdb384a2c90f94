from dataclasses import dataclass
from enum import IntEnum
from typing import Iterator, Optional


class Priority(IntEnum):
    LOW = 1
    NORMAL = 2
    URGENT = 3


@dataclass(eq=False)
class Task:
    text: str
    priority: Priority = Priority.NORMAL
    next: Optional["Task"] = None


class TodoList:
    def __init__(self) -> None:
        self.first: Optional[Task] = None

    def add(self, task: Task) -> Task:
        if self.first is None or task.priority > self.first.priority:
            task.next, self.first = self.first, task
            return task
        here = self.first
        while here.next and here.next.priority >= task.priority:
            here = here.next
        task.next, here.next = here.next, task
        return task

    def remove(self, task: Task) -> None:
        if self.first is task:
            self.first = task.next
            return
        for t in self:
            if t.next is task:
                t.next = task.next
                return
        raise ValueError(f"{task.text} is not on the list")

    def raise_priority(self, task: Task) -> None:
        self.remove(task)
        task.priority = Priority(min(task.priority + 1, 3))
        self.add(task)

    def __iter__(self) -> Iterator[Task]:
        t = self.first
        while t:
            yield t
            t = t.next


def main():
    todo = TodoList()
    milk = todo.add(Task("buy milk"))
    todo.add(Task("call mum", Priority.URGENT))
    socks = todo.add(Task("sort socks", Priority.LOW))
    todo.add(Task("mow lawn"))
    print([t.text for t in todo])
    todo.raise_priority(socks)
    todo.raise_priority(milk)
    print([f"{t.text} ({t.priority.name.lower()})" for t in todo])
    todo.remove(milk)
    try:
        todo.remove(milk)
    except ValueError as e:
        print(e)
    print(sum(1 for _ in todo), todo.first.text)


if __name__ == "__main__":
    main()
