tickets = {"north": [3, 7, 9], "south": [4], "west": [1, 2, 8, 10]}
served = []
turn = 0
gates = sorted(tickets)

while any(tickets.values()):
    gate = gates[turn % len(gates)]
    turn += 1
    if not tickets[gate]:
        continue
    number = tickets[gate].pop(0)
    served.append((gate[0].upper(), number))

print(served)
print("turns:", turn, "served:", len(served))
by_number = sorted(n for _, n in served)
unfair = 0
for i in range(len(served)):
    if served[i][1] != by_number[i]:
        unfair += 1
print("out of order:", unfair)

waits = {}
for place, (gate, number) in enumerate(served):
    waits.setdefault(gate, []).append(place)
for gate, places in waits.items():
    print(gate, places, sum(places) / len(places))
late = max(served, key=lambda s: served.index(s) - by_number.index(s[1]))
print("worst treated:", late)
