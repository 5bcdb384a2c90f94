def power(x, n):
    if n == 0:
        return 1
    half = power(x, n // 2)
    return half * half if n % 2 == 0 else half * half * x

def balance(capital, percent, years):
    return round(capital * power(1 + percent / 100, years), 2)

def years_to_reach(capital, goal, percent, years=0):
    if balance(capital, percent, years) >= goal:
        return years
    return years_to_reach(capital, goal, percent, years + 1)

print(power(2, 10), power(3, 5), power(1.5, 3))
table = [(p, balance(1000, p, 5)) for p in (1, 2.5, 4)]
for p, b in table:
    print("%4.1f %% -> %9.2f" % (p, b))
print(years_to_reach(1000, 1200, 4), "years for 1200")
print(years_to_reach(1000, 1000, 0), "years for nothing")
best = max(table, key=lambda t: t[1])
print("best:", best[0], "gain", round(best[1] - 1000, 2))
