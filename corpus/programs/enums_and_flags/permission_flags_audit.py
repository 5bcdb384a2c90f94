from enum import Flag, auto


class Right(Flag):
    READ = auto()
    WRITE = auto()
    DELETE = auto()
    EDIT = READ | WRITE


users = {
    "root": Right.EDIT | Right.DELETE,
    "anna": Right.EDIT,
    "guest": Right.READ,
    "robot": Right(0),
}


def allowed(user, right):
    return right in users[user]


for user in users:
    print(f"{user:6}", [r.name for r in (Right.READ, Right.WRITE, Right.DELETE) if allowed(user, r)])
users["anna"] &= ~Right.WRITE
users["robot"] |= Right.DELETE
print(users["anna"] == Right.READ, bool(users["robot"]), bool(Right(0)))
print((users["root"] ^ Right.EDIT) is Right.DELETE, Right.EDIT.value, Right.DELETE.value)
print([u for u, r in users.items() if not r & Right.EDIT])
