import heapq

listeners = []
order = 0


def listen(function, priority=5):
    global order
    order += 1
    heapq.heappush(listeners, (priority, order, function))


def fire(message):
    results = []
    for priority, _, function in sorted(listeners, key=lambda t: t[:2]):
        answer = function(message)
        results.append((priority, answer))
        if answer is False:
            break
    return results


def short(m):
    return len(m) < 20


def no_shouting(m):
    return not m.isupper()


def save(m):
    saved.append(m)


saved = []
listen(save, priority=9)
listen(no_shouting)
listen(short, 1)

for m in ["hi there", "STOP", "this is far too long for anybody"]:
    print(m, "->", fire(m))
print(saved)
