nights = {"Mon": "2200 3.1", "Tue": "2345 1.8", "Wed": "", "Thu": "2130 4.4", "Fri": "0010 2.0"}

turns = {}
starts = []
for day, text in nights.items():
    try:
        start, km = text.split()
    except ValueError:
        print(day, "the counter was off")
        continue
    hour = int(start[:2]) + int(start[2:]) / 60
    if hour < 12:
        hour += 24
    starts.append(hour)
    turns[day] = round(float(km) * 1000 / 0.6)
    print(f"{day} from {start[:2]}:{start[2:]}, {turns[day]} turns {'o' * (turns[day] // 1000)}")

mean_start = sum(starts) / len(starts)
print(f"mean start {int(mean_start) % 24:02}:{mean_start % 1 * 60:02.0f}")
lazy, busy = min(turns, key=turns.get), max(turns, key=turns.get)
print(lazy, "<", busy, f"x{turns[busy] / turns[lazy]:.2f}")
total = sum(turns.values()) * 0.6 / 1000
print(f"{total:.1f} km in {len(turns)} nights, {42.195 / total:.1f} times that is a marathon")
