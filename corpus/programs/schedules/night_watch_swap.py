nights = ["Abel", "Cora", "Abel", "Dina", "Emil", "Cora", "Emil"]

def swap(plan, a, b):
    plan[a], plan[b] = plan[b], plan[a]
    return plan

def doubles(plan):
    return [i for i in range(len(plan) - 1) if plan[i] == plan[i + 1]]

def count(plan, who):
    n = 0
    for p in plan:
        if p == who:
            n += 1
    return n

original = nights
changed = swap(nights, 1, 3)
print("before", original)
print("after ", changed)
print("different:", original != changed)

changed = swap(changed, 2, 4)
print(changed, doubles(changed))
for who in sorted(set(nights)):
    print(who, count(nights, who), "was", count(original, who))
while doubles(nights):
    i = doubles(nights)[0]
    nights = swap(nights, i, (i + 2) % 7)
print(nights)
