arrivals = [0, 1, 1, 4]
service = {"small": 2, "large": 5}
kinds = ["small", "large", "small", "small"]


def simulate(arrivals, kinds):
    clock = 0
    waits = []
    for arrival, kind in zip(arrivals, kinds):
        if clock < arrival:
            clock = arrival
        wait = clock - arrival
        waits.append(wait)
        clock += service[kind]
    return waits, clock


waits, end = simulate(arrivals, kinds)
longest = max(waits)
who = [i for i, wait in enumerate(waits) if wait == longest]
print(waits, end)
print("longest", longest, "for", who)
average = sum(waits) / len(waits)
assert average < 10, "too slow"
if average > 3:
    print("add a clerk")
elif average > 1:
    print("fine")
else:
    print("quiet")
