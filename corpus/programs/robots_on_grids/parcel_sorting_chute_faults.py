def main():
    chutes = {"A": [], "B": [], "C": []}
    rules = {"10": "A", "20": "B", "30": "C"}
    parcels = [("10115", 1.2), ("20095", 8.5), ("30159", 0.4), ("10999", 31.0), ("80331", 2.2), ("20099", 3.3)]
    blocked = {"B": 2}
    manual = []
    for n, (code, kg) in enumerate(parcels):
        chute = rules.get(code[:2])
        if chute is None or kg > 30:
            manual.append(code)
            continue
        if blocked.get(chute, 0) > 0:
            blocked[chute] -= 1
            print(f"step {n}: chute {chute} is blocked, {code} goes round again")
            parcels.append((code, kg))
            continue
        chutes[chute].append((code, kg))
    for name, content in chutes.items():
        print(f"{name}: {[c for c, _ in content]} {sum(kg for _, kg in content):.1f} kg")
    print("by hand:", manual, "belt rounds:", len(parcels))
    busiest = max(chutes, key=lambda c: len(chutes[c]))
    done = sum(map(len, chutes.values())) + len(manual)
    print("busiest", busiest, "done", done)


if __name__ == "__main__":
    main()
