"""Calls within f-strings and comprehensions, of which the last may change nothing."""


class Guard:
    def __init__(self, most):
        self.most = most
        self.failures = {}
        self.blocked = []

    def attempt(self, user, right):
        if user in self.blocked:
            return "blocked"
        if right:
            return "welcome"
        self.failures[user] = self.failures.get(user, 0) + 1
        if self.failures[user] >= self.most:
            self.blocked.append(user)
        return f"failure {self.failures[user]}"


def tried(guard):
    return [f"{user}: {guard.attempt(user, ok)}" for user, ok in (("root", False), ("root", True))]


def padded(guard, width):
    text = f"{guard.attempt('jana', False):>{width}}|{guard.attempt('jana', False)!r}"
    return text, guard.most


def together(guard):
    found = {f"{user}": f'{guard.attempt(user, False)}, {"then " + guard.attempt(user, True)}' for user in "ab"}
    return found


def again(x):
    return [x.attempt("carl", False) for x in [x, x]]


def main():
    strict = Guard(1)
    other = strict
    shown = [tried(strict), together(Guard(1)), again(Guard(1))]
    return shown, padded(Guard(1), 12), other


main()
