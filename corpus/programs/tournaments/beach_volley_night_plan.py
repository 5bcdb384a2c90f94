def main():
    pairs = ["Ada/Bo", "Cy/Di", "Ed/Flo", "Gus/Hal"]
    results = {(0, 1): "21:17", (2, 3): "15:21", (0, 2): "21:12", (1, 3): "19:21", (0, 3): "18:21", (1, 2): "21:14"}
    table = [{"name": p, "won": 0, "diff": 0, "points": []} for p in pairs]
    for (i, j), text in results.items():
        a, b = map(int, text.split(":"))
        table[i]["diff"] += a - b
        table[j]["diff"] += b - a
        table[i]["points"].append(a)
        table[j]["points"].append(b)
        table[i if a > b else j]["won"] += 1
    table.sort(key=lambda r: (r["won"], r["diff"]), reverse=True)
    for r in table:
        print(f"{r['name']:8}{r['won']} {r['diff']:+4d} {r['points']}")
    assert sum(r["diff"] for r in table) == 0
    first, *middle, last = table
    print("final:", first["name"], "against", middle[0]["name"])
    closest = min(results, key=lambda k: abs(int(results[k][:2]) - int(results[k][3:])))
    print("closest:", " - ".join(pairs[k] for k in closest), results[closest])
    print(last["name"], "brings the drinks")


if __name__ == "__main__":
    main()
