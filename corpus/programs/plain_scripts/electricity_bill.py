old_reading = 48210
new_reading = 51377
price = 0.312
base = 9.5
paid = [85, 85, 85, 90, 90, 90, 90, 90, 90, 90, 90, 90]

used = new_reading - old_reading
cost = used * price + 12 * base
paid_total = sum(paid)
difference = paid_total - cost

print("used %d kWh, %.1f per day" % (used, used / 365))
print("cost", round(cost, 2))
print("paid", paid_total)
if difference > 0:
    print("you get back", round(difference, 2))
else:
    print("you owe", round(-difference, 2))

monthly = cost / 12
next_rate = int(monthly / 5 + 1) * 5
print("next instalment:", next_rate)
for percent in (5, 10):
    print(f"+{percent} %:", round((used * price * (1 + percent / 100) + 12 * base) / 12, 2))
