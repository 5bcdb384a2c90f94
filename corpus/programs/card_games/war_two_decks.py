from collections import deque

a = deque([9, 3, 12, 7, 5])
b = deque([4, 3, 8, 14, 2])
table = []
rounds = 0

while a and b and rounds < 20:
    rounds += 1
    x, y = a.popleft(), b.popleft()
    table += [x, y]
    if x > y:
        a.extend(sorted(table, reverse=True))
        table.clear()
        result = "A"
    elif y > x:
        b.extend(sorted(table, reverse=True))
        table.clear()
        result = "B"
    else:
        result = "war"
    print(f"{rounds:2}. {x:>2} : {y:<2} {result:<4} {len(a)}-{len(b)}")

if not b:
    print("A has it all")
elif not a:
    print("B has it all")
else:
    print("stopped:", list(a), list(b))
