stops = [("Mill Lane", 4, 3), ("Church", 6, 5), ("Old Farm", 2, 8), ("School", 0, 4)]
first = 7 * 60 + 12
boarding = 10    # seconds per child

t = first * 60
on_board = 0
for name, children, minutes in stops:
    t += minutes * 60
    arrive = t
    t += children * boarding
    on_board += children
    print(f"{name:<10}{arrive // 3600}:{arrive // 60 % 60:02d}:{arrive % 60:02d} +{children} = {on_board}")

bell = 7 * 60 + 45
spare = bell * 60 - t
print("spare:", spare // 60, "min", spare % 60, "s")

if spare < 15 * 60:
    late_start = first
else:
    late_start = first + (spare - 15 * 60) // 60
print("could start at %d:%02d" % divmod(late_start, 60))
child_minutes = 0
riding = 0
for (_, children, _), (_, _, minutes) in zip(stops, stops[1:]):
    riding += children
    child_minutes += riding * minutes
print("mean ride", round(child_minutes / on_board, 1), "min")
