def limiter(most, window):
    times = []

    def allow(now):
        while times and times[0] <= now - window:
            times.pop(0)
        if len(times) >= most:
            return False
        times.append(now)
        return True

    def waiting(now):
        return 0 if len(times) < most else times[0] + window - now

    allow.waiting = waiting
    return allow


per_user = {}
for now, user in [(0, "a"), (1, "a"), (2, "a"), (2, "b"), (5, "a"), (6, "a"), (6, "b")]:
    allow = per_user.setdefault(user, limiter(2, 5))
    ok = allow(now)
    print(now, user, ok, "" if ok else f"wait {allow.waiting(now)}")
print(per_user["a"] is per_user["b"], per_user["b"].waiting(6))
