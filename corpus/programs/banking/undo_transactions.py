from contextlib import contextmanager

balances = {"alice": 90, "bob": 10}
log = []


@contextmanager
def transaction(name):
    snapshot = dict(balances)
    log.append(f"begin {name}")
    try:
        yield balances
    except ValueError as exc:
        balances.clear()
        balances.update(snapshot)
        log.append(f"rollback {name}: {exc}")
    else:
        log.append(f"commit {name}")
    finally:
        log.append("end")


def take(book, who, amount):
    book[who] -= amount
    if book[who] < 0:
        raise ValueError(f"{who} is at {book[who]}")


with transaction("lunch") as book:
    take(book, "alice", 15)
    book["bob"] += 15

with transaction("car") as book:
    book["alice"] += 500
    take(book, "bob", 500)

with transaction("coffee") as book:
    take(book, "bob", 3)
    book["alice"] += 3

print(balances)
for line in log:
    print(line)
