import heapq


def platforms(trains):
    """trains: (arrives, leaves, name). Gives name -> platform, reusing free ones."""
    free = []
    busy = []
    assigned = {}
    count = 0
    for arrives, leaves, name in sorted(trains):
        while busy and busy[0][0] <= arrives:
            _, p = heapq.heappop(busy)
            heapq.heappush(free, p)
        if free:
            p = heapq.heappop(free)
        else:
            count += 1
            p = count
        heapq.heappush(busy, (leaves, p))
        assigned[name] = p
    return assigned, count


def board(trains, assigned):
    for arrives, leaves, name in sorted(trains, key=lambda t: t[1]):
        print("%02d:%02d  %-8s platform %d" % (*divmod(leaves, 60), name, assigned[name]))


def main():
    trains = [(480, 495, "IC 4"), (485, 490, "RE 17"), (490, 520, "S 8"), (495, 500, "ICE 1"), (492, 497, "RB 2")]
    assigned, count = platforms(trains)
    board(trains, assigned)
    print("platforms needed:", count)
    late = [(a + 6, l + 6, n) if n == "IC 4" else (a, l, n) for a, l, n in trains]
    assigned_late, count_late = platforms(late)
    changed = {n: (p, assigned_late[n]) for n, p in assigned.items() if assigned_late[n] != p}
    print("IC 4 late:", count_late, changed or "nothing changes")


main()
