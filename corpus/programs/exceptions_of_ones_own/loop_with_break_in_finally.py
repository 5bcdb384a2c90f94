def read(values):
    taken = []
    for v in values:
        try:
            if v < 0:
                raise ValueError(v)
            if v == 0:
                break
            taken.append(10 // v)
        except ValueError:
            taken.append("neg")
            continue
        else:
            taken.append("ok")
        finally:
            taken.append("|")
    else:
        taken.append("all")
    return taken


print(*read([5, -1, 3]))
print(*read([2, 0, 9]))


def attempts(actions):
    n = 0
    while n < len(actions):
        n += 1
        try:
            return actions[n - 1](), n
        except (KeyError, IndexError) as e:
            print("  attempt", n, type(e).__name__)
    return None, n


print(attempts([lambda: {}["x"], lambda: [][1], lambda: "fine", lambda: "never"]))
print(attempts([lambda: "ab"[5]]))
print(attempts([lambda: [1][0], None]))
attempts([lambda: None + 1])
