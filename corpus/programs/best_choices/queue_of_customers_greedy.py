minutes = {"Xenia": 7, "Yves": 2, "Zita": 4, "Abel": 1}

def waiting(order):
    clock = 0
    total = 0
    for person in order:
        total += clock
        clock += minutes[person]
    return total

as_came = list(minutes)
short_first = sorted(minutes, key=minutes.get)
long_first = short_first[::-1]
for name, order in (("as they came", as_came), ("short first", short_first), ("long first", long_first)):
    print(name.ljust(14), waiting(order), order)

from itertools import permutations
best = min(permutations(minutes), key=waiting)
print(list(best) == short_first, waiting(best))
average = waiting(best) / len(minutes)
print(f"average {average:.2f} minutes")
