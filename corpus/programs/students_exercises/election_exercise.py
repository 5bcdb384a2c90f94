votes = ["Kim", "Lee", "Kim", "kim", "Pat", "Lee ", "Kim", ""]

def clean(name):
    return name.strip().capitalize()

def count(votes):
    result = {}
    empty = 0
    for v in votes:
        name = clean(v)
        if name == "":
            empty += 1
            continue
        if name not in result:
            result[name] = 0
        result[name] += 1
    return result, empty

def percent(part, whole):
    return round(100 * part / whole, 1)

def winner(result):
    best = None
    for name in result:
        if best is None or result[name] > result[best]:
            best = name
    return best

result, empty = count(votes)
whole = sum(result.values())
for name in sorted(result):
    print(name.ljust(5), "#" * result[name], percent(result[name], whole), "%")
w = winner(result)
print("winner:", w, "with", result[w], "of", whole, "-", empty, "empty")
if result[w] * 2 > whole:
    print("absolute majority")
print(winner({}))
