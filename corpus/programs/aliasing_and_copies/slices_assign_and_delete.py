days = list(range(1, 11))
weekend = days[5:7]
weekend[0] = "sat"
print(days, weekend)
days[5:7] = weekend
print(days)
days[1:1] = ["new", "er"]
del days[-3:]
print(days, len(days))
days[::3] = "abc"
print(days)
tail = days[4:]
tail.clear()
days[2:4] = []
print(days, tail, days[-1:], days[99:])
try:
    days[::2] = [0]
except ValueError as e:
    print("ValueError:", e)
copy = days[:]
copy.reverse()
days.extend(copy[:2])
print(days, copy is days, days.index("c"), days[days.index("c"):][::-1])
