def main():
    aviaries = [
        {"name": "north", "birds": {"finch": 12, "canary": 5}, "size": 9.0},
        {"name": "south", "birds": {"parrot": 2, "finch": 3}, "size": 14.5},
        {"name": "tiny", "birds": {}, "size": 2.0},
    ]
    space = {"finch": 0.4, "canary": 0.5, "parrot": 6.0}
    moves = [("north", "tiny", "finch", 4), ("south", "tiny", "parrot", 1), ("north", "south", "budgie", 2)]
    by_name = {a["name"]: a for a in aviaries}
    for src, dst, bird, n in moves:
        have = by_name[src]["birds"].get(bird, 0)
        n = min(n, have)
        need = sum(space[b] * k for b, k in by_name[dst]["birds"].items()) + space.get(bird, 0) * n
        if n == 0 or need > by_name[dst]["size"]:
            print(f"{bird} stays in {src}")
            continue
        by_name[src]["birds"][bird] -= n
        by_name[dst]["birds"][bird] = by_name[dst]["birds"].get(bird, 0) + n
        print(f"{n} {bird} to {dst}")
    totals = {}
    for a in aviaries:
        used = sum(space[b] * k for b, k in a["birds"].items())
        print(f"{a['name']:6}{sum(a['birds'].values()):>3} birds, {used / a['size']:.0%} of the space")
        for b, k in a["birds"].items():
            totals[b] = totals.get(b, 0) + k
    print(totals, sum(totals.values()))


if __name__ == "__main__":
    main()
