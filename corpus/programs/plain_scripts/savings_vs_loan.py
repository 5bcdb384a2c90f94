loan = 5000.0
rate = 6.9 / 100 / 12
payment = 450

month = 0
interest_total = 0
while loan > 0:
    month += 1
    interest = loan * rate
    interest_total += interest
    loan = loan + interest - payment
    if month % 4 == 0 or loan <= 0:
        print("month %2d: %8.2f" % (month, max(loan, 0)))

last = payment + loan
print(f"last payment {last:.2f}")
print(f"interest {interest_total:.2f}, {interest_total / 5000:.1%}")
cost = payment * (month - 1) + last
print("paid", round(cost, 2), "check", round(cost - 5000 - interest_total, 6) == 0)

# the other way: wait and save
saved, months = 0, 0
while saved < 5000:
    saved = saved * (1 + 0.02 / 12) + payment
    months += 1
print("saving takes", months, "months instead of", month)
