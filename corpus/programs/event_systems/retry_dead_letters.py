from collections import deque

messages = deque([("a", "10"), ("b", "x7"), ("c", "3"), ("d", ""), ("e", "0")])
attempts = {}
dead = []
total = 0

while messages:
    key, body = messages.popleft()
    attempts[key] = attempts.get(key, 0) + 1
    try:
        total += 60 // int(body)
    except ValueError:
        if attempts[key] >= 3:
            dead.append(key)
        else:
            messages.append((key, body.lstrip("x")))
    except ZeroDivisionError:
        dead.append(key)

print("total", total)
print("dead letters:", dead)
print("attempts:", attempts)
most = max(attempts.values())
print("tried", most, "times:", [k for k, v in attempts.items() if v == most])
