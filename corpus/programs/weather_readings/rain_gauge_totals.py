rain = [0, 4.2, 0, 0, 11.5, 3.3, 0, 0, 0, 7.8]

total = 0
wet_days = 0
dry_run = 0
longest_dry = 0
for mm in rain:
    total += mm
    if mm > 0:
        wet_days += 1
        dry_run = 0
    else:
        dry_run += 1
        if dry_run > longest_dry:
            longest_dry = dry_run

print("total: %.1f mm" % total)
print("wet days:", wet_days)
print("longest dry spell:", longest_dry, "days")

week1 = rain[0:7]
week2 = rain[8:]
print("week 1:", round(sum(week1), 1))
print("week 2:", round(sum(week2), 1))
print("check:", round(sum(week1) + sum(week2), 1) == round(total, 1))

for i in range(len(rain)):
    if rain[i] == max(rain):
        print("most rain on day", i + 1)
