def first():
    try:
        return "try"
    finally:
        print("finally of first")


def second():
    for i in range(5):
        try:
            if i == 1:
                continue
            if i == 3:
                break
            print("body", i)
        finally:
            print("finally", i)
    return i


def third():
    value = 1
    try:
        return value
    finally:
        value = 2


def fourth():
    try:
        raise ValueError("lost")
    finally:
        return "swallowed"


print(first())
print(second())
print(third())
print(fourth())
