steps = []


def risky(n):
    steps.append(f"start {n}")
    try:
        if n == 1:
            return "returned"
        if n == 2:
            raise ValueError("two")
        result = 10 / (n - 3)
    except ZeroDivisionError:
        steps.append("division")
        return 0
    else:
        steps.append("else")
        return result
    finally:
        steps.append("finally")


def stubborn():
    try:
        return "from try"
    finally:
        return "from finally"


for n in range(1, 6):
    try:
        print(n, risky(n))
    except ValueError as e:
        print(n, "error", e)

print(" ".join(steps))
print(stubborn(), steps.count("finally"))

for i in range(3):
    try:
        if i == 1:
            continue
        print("loop", i)
    finally:
        print("end", i)
