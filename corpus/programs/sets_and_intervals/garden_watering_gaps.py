watered = [(2, 4), (7, 8), (4, 5), (12, 12)]      # days of the month, both included
month = 14

days = set()
for a, b in watered:
    days.update(range(a, b + 1))

dry = [d for d in range(1, month + 1) if d not in days]
stretches = []
for d in dry:
    if stretches and stretches[-1][-1] == d - 1:
        stretches[-1].append(d)
    else:
        stretches.append([d])

for s in stretches:
    text = f"day {s[0]}" if len(s) == 1 else f"days {s[0]} to {s[-1]}"
    print(f"{text:<15}{len(s)} dry")

longest = max(stretches, key=len)
print("worst:", longest[0], "-", longest[-1])
calendar = "".join("w" if d in days else "." for d in range(1, month + 1))
print(calendar, calendar.count("w"))
print("2 cans a day:", 2 * len(days), "cans")
if len(longest) >= 3:
    extra = longest[len(longest) // 2]
    print("water also on day", extra)
