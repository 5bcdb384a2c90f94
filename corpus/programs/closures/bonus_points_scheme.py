def scheme(per_euro, *milestones):
    points = 0
    reached = []

    def spend(euros):
        nonlocal points
        before = points
        points += int(euros * per_euro)
        for m in milestones:
            if before < m <= points:
                reached.append(m)
        return points

    def redeem(n):
        nonlocal points
        if n > points:
            return f"only {points} points"
        points -= n
        return f"{n / 100:.2f} € off"

    return spend, redeem, reached


def main():
    spend, redeem, reached = scheme(2, 50, 100, 200)
    amounts = [12.49, 30, 7.99, 80.5]
    totals = [spend(a) for a in amounts]
    print(totals, reached)
    first = redeem(150)
    second = redeem(150)
    print(first, "|", second)
    spend(45)
    print(reached, redeem(0))
    other, _, mine = scheme(10, 1)
    print(other(0.05), other(0.1), mine)


main()
