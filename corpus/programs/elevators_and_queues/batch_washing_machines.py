import heapq

loads = {"whites": 70, "towels": 90, "wool": 35, "jeans": 60, "sheets": 95, "delicates": 30}


def assign(loads, machines):
    heap = [(0, m) for m in machines]
    heapq.heapify(heap)
    plan = {m: [] for m in machines}
    for name, minutes in sorted(loads.items(), key=lambda kv: -kv[1]):
        busy, machine = heapq.heappop(heap)
        plan[machine].append(name)
        heapq.heappush(heap, (busy + minutes, machine))
    return plan, max(heap)[0]


def main():
    for machines in (["M1"], ["M1", "M2"], ["M1", "M2", "M3"]):
        plan, end = assign(loads, machines)
        print(len(machines), "machines:", f"{end // 60}h{end % 60:02d}")
        for m, names in plan.items():
            print("  ", m, "+".join(names))
    lower_bound = max(max(loads.values()), -(-sum(loads.values()) // 3))
    print("cannot be shorter than", lower_bound)
    dryer = dict.fromkeys(loads, 40)
    del dryer["wool"]
    print(assign(dryer, ("D1", "D2")))


main()
