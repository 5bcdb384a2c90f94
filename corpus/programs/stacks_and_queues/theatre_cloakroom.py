hooks = {}
free = [3, 2, 1]          # hook numbers, next one last


def hand_in(coat):
    hook = free.pop()
    hooks[hook] = coat
    return hook


def hand_out(hook):
    coat = hooks.pop(hook)
    free.append(hook)
    return coat


a = hand_in("blue parka")
b = hand_in("fur coat")
print("tickets", a, b)
print(hand_out(a))
c = hand_in("umbrella")
d = hand_in("top hat")
print("tickets", c, d, "free", free)
for ticket in (d, 7, b):
    try:
        print(ticket, hand_out(ticket))
    except KeyError:
        print(ticket, "no such ticket")
print(hooks)
e = hand_in("cape")
f = hand_in("scarf")
print(e, f, sorted(hooks.items()))
g = hand_in("gloves")
print("ticket", g)
