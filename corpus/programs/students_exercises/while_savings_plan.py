money = 150.0
goal = 400.0
rate = 0.02
month = 0

while money < goal:
    month += 1
    money += 40
    if month % 6 == 0:
        interest = money * rate
        money += interest
        print("month", month, "interest", round(interest, 2))
    if month == 5:
        print("bicycle repair")
        money -= 35

print("after", month, "months:", round(money, 2))
years = month // 12
rest = month % 12
print(years, "years and", rest, "months")

# without interest
simple = 150
m = 0
while simple < goal:
    m += 1
    simple += 40
print("without:", m, simple)
if m < month:
    print("the repair cost", month - m, "month(s)")
needed = (goal - 150) / 40
print("needed at least", needed, "->", int(needed) + 1)
