def scheduler():
    now = 0
    waiting = []

    def after(delay, action):
        waiting.append((now + delay, action))
        return len(waiting)

    def advance(steps):
        nonlocal now
        for _ in range(steps):
            now += 1
            due = [w for w in waiting if w[0] == now]
            for w in due:
                waiting.remove(w)
                w[1](now)

    return after, advance


seen = []
after, advance = scheduler()


def blink(times):
    def action(now):
        seen.append(f"blink@{now}")
        if times > 1:
            after(2, blink(times - 1))
    return action


after(1, blink(3))
after(4, lambda now: seen.append(f"ring@{now}"))
advance(3)
print(seen)
advance(3)
print(seen)
n = after(1, seen.append)
advance(1)
print(n, seen[-1], len(seen))
