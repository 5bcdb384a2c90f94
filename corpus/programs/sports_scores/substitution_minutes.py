starters = ["Kim", "Lee", "Moe", "Nia"]
subs = [(30, "Lee", "Oz"), (60, "Kim", "Pat"), (60, "Oz", "Lee")]
LENGTH = 90

played = {}
on_since = {name: 0 for name in starters}
for minute, out, into in subs:
    played[out] = played.get(out, 0) + minute - on_since.pop(out)
    on_since[into] = minute
for name, since in on_since.items():
    played[name] = LENGTH - since

for name in sorted(played, key=lambda n: (-played[n], n)):
    print(f"{name} {played[name]:>3} {'|' * (played[name] // 10)}")

total = sum(played.values())
print("sum", total, "expected", len(starters) * LENGTH)
if total != len(starters) * LENGTH:
    print("somebody is missing", len(starters) * LENGTH - total, "minutes")
print("on the pitch at the end:", sorted(on_since))
