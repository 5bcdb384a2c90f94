minutes = {
    ("A", "B"): 7, ("B", "C"): 5, ("A", "C"): 15, ("C", "D"): 4,
}
gates = ["A", "B", "C", "D"]
INF = 999

time = {}
for x in gates:
    for y in gates:
        if x == y:
            time[x, y] = 0
        else:
            time[x, y] = minutes.get((x, y), minutes.get((y, x), INF))

for via in gates:
    for x in gates:
        for y in gates:
            if time[x, via] + time[via, y] < time[x, y]:
                time[x, y] = time[x, via] + time[via, y]

for x in gates:
    print(x, " ".join(f"{time[x, y]:>3}" for y in gates))

flights = [("LH 4", "A", 30, "D", 50), ("SK 9", "B", 10, "C", 14), ("TP 2", "D", 0, "B", 9)]
for name, gate_in, lands, gate_out, leaves in flights:
    slack = leaves - lands - time[gate_in, gate_out]
    print(name, "makes it" if slack >= 0 else "misses it", f"({slack:+d})")
centre = min(gates, key=lambda g: max(time[g, o] for o in gates))
print("put the café at", centre)
