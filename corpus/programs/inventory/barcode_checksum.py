def checksum(digits):
    total = 0
    for i, d in enumerate(digits):
        if i % 2 == 0:
            total += int(d)
        else:
            total += 3 * int(d)
    return (10 - total % 10) % 10


def check(code):
    if not code.isdigit() or len(code) != 13:
        return "malformed"
    if checksum(code[:12]) == int(code[12]):
        return "valid"
    return "wrong check digit"


codes = ["4006381333931", "4006381333932", "40063813X3931", "123"]
seen = {}
for code in codes:
    result = check(code)
    seen[result] = seen.get(result, 0) + 1
    print(code, "->", result)
print(seen)

base = "978030640615"
full = base + str(checksum(base))
print(full, check(full))
