tasks = []


def add(title, priority=1, due=None):
    task = {"title": title, "priority": priority, "due": due, "done": False}
    tasks.append(task)
    return len(tasks) - 1


def finish(index):
    try:
        task = tasks[index]
    except IndexError:
        print("no task", index)
        return False
    if task["done"]:
        return False
    task["done"] = True
    return True


def pending():
    return sorted(
        (task for task in tasks if not task["done"]),
        key=lambda task: -task["priority"],
    )


first = add("wash car")
second = add("buy milk", 3, due="mon")
third = add("call mum", priority=2)
finish(second)
ok = finish(7)
again = finish(second)
for task in pending():
    print(task["priority"], task["title"])
summary = f"{len(tasks)} tasks, {sum(t['done'] for t in tasks)} done"
print(summary, ok, again)
