principal = 1500.0
rate = 0.04
years = 5

balance = principal
table = []
for year in range(1, years + 1):
    interest = round(balance * rate, 2)
    balance = round(balance + interest, 2)
    table.append((year, interest, balance))

print("Year  Interest   Balance")
for row in table:
    print("%4d %9.2f %9.2f" % row)

total_interest = 0
for year, interest, _ in table:
    total_interest += interest
print("Total interest:", round(total_interest, 2))

doubled = None
b = principal
y = 0
while doubled is None:
    b = b * (1 + rate)
    y += 1
    if b >= 2 * principal:
        doubled = y
print("Doubles after", doubled, "years")
