#!/usr/bin/env python3
"""Checks passwords."""

USERS = {"ann": "s3cret", "bob": "hunter2"}
MAX_TRIES = 2
tries = {}


class LockedOut(Exception):
    pass


class WrongPassword(Exception):
    def __init__(self, user):
        self.user = user
        super().__init__("wrong password")


def login(user: str, password: str) -> bool:
    global last_user
    last_user = user
    if tries.get(user, 0) >= MAX_TRIES:
        raise LockedOut(user)
    if USERS.get(user) != password:
        tries[user] = tries.get(user, 0) + 1
        raise WrongPassword(user)
    tries.pop(user, None)
    return True


last_user = None
attempts = [("ann", "s3cret"), ("bob", "x"), ("bob", "y"), ("bob", "hunter2")]
results = []
for user, password in attempts:
    try:
        ok = login(user, password)
    except WrongPassword as e:
        results.append(f"{e.user}: {e}")
    except LockedOut as e:
        results.append(f"{e.args[0]}: locked")
    else:
        results.append(ok)
print(results)
print(last_user, tries)
