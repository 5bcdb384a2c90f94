def share_pool(pool, points):
    total = sum(points.values())
    shares = {}
    for name in points:
        shares[name] = pool // total * points[name]
    return shares


def check(pool, shares):
    paid = sum(shares.values())
    if paid != pool:
        print("difference:", pool - paid)
    return paid


points = {"Abel": 3, "Bina": 5, "Curt": 2}
shares = share_pool(10000, points)
print(shares)
check(10000, shares)

shares = share_pool(9999, points)
print(shares)
check(9999, shares)

points["Dora"] = 4
shares = share_pool(250, points)
paid = check(250, shares)
print("%d of 250 = %.1f %%" % (paid, 100 * paid / 250))
top = sorted(shares.items(), key=lambda s: s[1])[-1]
print("top:", top)
