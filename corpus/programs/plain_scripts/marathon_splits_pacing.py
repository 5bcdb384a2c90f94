splits = ["24:50", "25:05", "25:40", "26:15", "27:58", "29:10", "30:02", "29:30"]
last_part = "12:21"

seconds = []
for s in splits + [last_part]:
    m, sec = s.split(":")
    seconds.append(60 * int(m) + int(sec))

total = sum(seconds)
h, rest = divmod(total, 3600)
m, s = divmod(rest, 60)
print(f"finish {h}:{m:02d}:{s:02d}")

distance = 0
elapsed = 0
for i, sec in enumerate(seconds):
    km = 5 if i < 8 else 2.195
    distance += km
    elapsed += sec
    pace = sec / km
    marker = "*" if pace == min(x / 5 for x in seconds[:8]) else ""
    print(f"{distance:6.3f} km {int(pace) // 60}:{int(pace) % 60:02d}/km {marker}")

half = sum(seconds[:4]) + (21.0975 - 20) * seconds[4] / 5
second = total - half
print("halves differ by", round(second - half), "s:", "negative" if second < half else "positive", "split")
goal = 4 * 3600
print("goal missed" if total > goal else "goal reached with", goal - total, "s to spare")
slower = sum(b > a for a, b in zip(seconds[:8], seconds[1:8]))
print(slower, "times slower than before")
