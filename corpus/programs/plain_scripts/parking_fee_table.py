stays = [("08:10", "08:55"), ("09:00", "12:01"), ("10:30", "10:40"), ("07:00", "20:00")]
free_minutes = 15
per_half_hour = 80
cap = 1200

income = 0
for start, end in stays:
    h1, m1 = map(int, start.split(":"))
    h2, m2 = map(int, end.split(":"))
    minutes = (h2 - h1) * 60 + m2 - m1
    if minutes <= free_minutes:
        fee = 0
    else:
        halves, rest = divmod(minutes, 30)
        fee = min(cap, (halves + (rest > 0)) * per_half_hour)
    income += fee
    print(f"{start}-{end} {minutes:4} min {fee / 100:6.2f}")
print(f"{income / 100:.2f} from {len(stays)} cars, {sum(1 for s, _ in stays if s < '09:00')} early")
