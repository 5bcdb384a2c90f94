from collections import deque

# salary tree as nested tuples: (salary, [reports])
company = (9000, [
    (6000, [(3500, []), (3600, [])]),
    (5800, [(3300, [(2400, [])])]),
])

levels = {}
queue = deque([(company, 0)])
while queue:
    (salary, reports), depth = queue.popleft()
    levels.setdefault(depth, []).append(salary)
    for r in reports:
        queue.append((r, depth + 1))

for depth, salaries in levels.items():
    mean = sum(salaries) / len(salaries)
    print("level %d: %d people, mean %.2f, range %d" % (depth, len(salaries), mean, max(salaries) - min(salaries)))

everyone = sorted(s for group in levels.values() for s in group)
middle = len(everyone) // 2
print("median", everyone[middle])
print("gap", everyone[-1] / everyone[0])
raised = {d: [round(s * (1 + 0.01 * d)) for s in group] for d, group in levels.items()}
print(raised)
