ATTEMPTS = [
    ("root", "203.0.113.5", False),
    ("root", "203.0.113.5", False),
    ("jana", "192.0.2.44", False),
    ("root", "203.0.113.5", False),
    ("jana", "192.0.2.44", True),
    ("admin", "203.0.113.5", False),
    ("root", "203.0.113.5", True),
]


class Guard:
    def __init__(self, max_failures=3):
        self.max_failures = max_failures
        self.failures = {}
        self.blocked = set()

    def attempt(self, user, ip, success):
        if ip in self.blocked:
            return "blocked"
        if success:
            self.failures.pop(ip, None)
            return "welcome"
        self.failures[ip] = self.failures.get(ip, 0) + 1
        if self.failures[ip] >= self.max_failures:
            self.blocked.add(ip)
            return "now blocked"
        return f"failure {self.failures[ip]}"


def run(guard):
    return [f"{user}: {guard.attempt(user, ip, ok)}" for user, ip, ok in ATTEMPTS]


strict, lax = Guard(2), Guard(max_failures=5)
for a, b in zip(run(strict), run(lax)):
    print(f"{a:<20}| {b}")
print(strict.blocked, lax.blocked, lax.failures)
broken_in = [u for u, ip, ok in ATTEMPTS if ok and ip not in strict.blocked]
print("real logins:", broken_in)
guard = Guard()
print(run(guard)[-1], guard.failures)
