from statistics import median


def gather(robots, rounds=10):
    positions = dict(robots)
    for n in range(rounds):
        mx = median(x for x, _ in positions.values())
        my = median(y for _, y in positions.values())
        moved = False
        for name, (x, y) in positions.items():
            if x != mx:
                positions[name] = (x + (1 if mx > x else -1), y)
                moved = True
            elif y != my:
                positions[name] = (x, y + (1 if my > y else -1))
                moved = True
        print(n, positions)
        if not moved:
            return n
    return None


swarm = {"ant": (0, 0), "bee": (5, 1), "cat": (2, 2)}
rounds = gather(swarm)
print("quiet after", rounds)
walked = sum(abs(x - 2) + abs(y - 1) for x, y in swarm.values())
print("walked together", walked, "start", swarm["bee"])
