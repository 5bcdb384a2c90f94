sessions = [(0, 31, 42), (31, 58, 35), (58, 58, 5), (58, 112, 66)]
book_pages = 384
per_day = 40

pages = minutes = 0
for start, stop, spent in sessions:
    pages += stop - start
    minutes += spent
    speed = (stop - start) / spent
    print(f"pages {start}-{stop} in {spent} min: {speed:.2f} per min", "(asleep?)" if speed == 0 else "")

speed = pages / minutes
left = book_pages - sessions[-1][1]
need = left / speed
print("left:", left, "pages, about", round(need), "minutes")
days, rest = divmod(need, per_day)
print("done in", int(days) + (rest > 0), "days")

speeds = sorted((b - a) / t for a, b, t in sessions)
median = (speeds[1] + speeds[2]) / 2
print("median speed %.3f, mean %.3f" % (median, speed))
finish = 0
day = 0
while finish < left:
    finish += speed * per_day
    day += 1
    if day == 3:
        finish -= 10
print(day, round(finish, 1))
