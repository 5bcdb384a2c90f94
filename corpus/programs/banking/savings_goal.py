# how long until we can buy the boat?
goal = 6400
saved = 350.0
monthly = 180
bonus_months = {6: 500, 12: 900}
rate = 0.018 / 12

month = 0
log = []
while saved < goal:
    month += 1
    saved += saved * rate
    saved += monthly
    m = (month - 1) % 12 + 1
    if m in bonus_months:
        saved += bonus_months[m]
        log.append("month %d: bonus, now %.2f" % (month, saved))
    if month > 240:
        print("never")
        break
else:
    print("reached after", month, "months")

print("\n".join(log))
years, months = divmod(month, 12)
print("%d years and %d months, saved %.2f" % (years, months, saved))
print("over by %.2f" % (saved - goal))
