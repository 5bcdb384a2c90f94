from collections import deque

bell = deque(maxlen=4)
visits = "postman 9, neighbour 10, courier 11, kids 15, kids 15, plumber 16"

for visit in visits.split(", "):
    who, hour = visit.rsplit(" ", 1)
    bell.appendleft((int(hour), who))

print("last:", bell[0])
print("remembered", len(bell), "of", visits.count(",") + 1)
for hour, who in bell:
    ago = 17 - hour
    print(f"- {who:<10}{ago} hour{'s' if ago != 1 else ''} ago")

afternoon = {who for hour, who in bell if hour >= 12}
print(sorted(afternoon))
bell.rotate(1)
oldest, *others = bell
print(oldest, len(others))
