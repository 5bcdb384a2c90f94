complaints = {"reading room": 0, "café": 0, "group area": 0}
limit = 2
closed = []


def complain(area, n=1):
    complaints[area] = complaints[area] + n
    if complaints[area] > limit and area not in closed:
        closed.append(area)
        return area + " is closed"
    return area + ": " + str(complaints[area])


def reset():
    limit = 5
    for area in complaints:
        complaints[area] = 0
    closed.clear()
    return limit


def main():
    print(complain("café"))
    print(complain("café", 2))
    print(complain("group area", 2))
    print(complain("café"))
    print(closed, complaints)
    print("new limit", reset(), "but", limit)
    print(complain("reading room", 3))
    print(complain("group area", n=4))
    print(closed)
    worst = max(complaints, key=complaints.get)
    print(worst, complaints[worst])
    print(complain("cellar"))


if __name__ == "__main__":
    main()
