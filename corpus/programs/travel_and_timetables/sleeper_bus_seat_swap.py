def main():
    seats = {"1A": "Finn", "1B": "Greta", "2A": "Hauke", "2B": None, "3A": "Inken", "3B": None}
    wishes = [("Greta", "beside", "Inken"), ("Hauke", "window", None), ("Finn", "beside", "Hauke"), ("Jule", "window", None)]

    def seat_of(name):
        return next((s for s, n in seats.items() if n == name), None)

    def beside(seat):
        return seat[0] + ("B" if seat[1] == "A" else "A")

    fulfilled = []
    for name, kind, other in wishes:
        mine = seat_of(name)
        if mine is None:
            print(name, "has no seat")
            continue
        if kind == "window":
            ok = mine.endswith("A")
        else:
            target = beside(seat_of(other))
            if seats[target] is None:
                seats[target], seats[mine] = name, None
            ok = seat_of(name) == target
        fulfilled.append(ok)
        print(f"{name} {kind} {other or ''}: {'yes' if ok else 'no'} ({seat_of(name)})")
    print({s: n for s, n in seats.items() if n}, f"{sum(fulfilled)}/{len(fulfilled)}")
    rows = {}
    for s, n in seats.items():
        rows.setdefault(s[0], []).append(n or "-")
    print("; ".join("/".join(r) for r in rows.values()))


if __name__ == "__main__":
    main()
