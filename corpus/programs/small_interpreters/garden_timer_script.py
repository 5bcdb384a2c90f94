program = """
valve lawn on
wait 10
valve roses on
wait 5
valve lawn off
wait 20
report
valve roses off
valve pond off
"""

minute = 0
open_since = {}
used = {}
litres_per_minute = {"lawn": 12, "roses": 4}

for number, line in enumerate(program.strip().split("\n"), 1):
    command, *args = line.split()
    if command == "wait":
        minute += int(args[0])
    elif command == "valve":
        name, state = args
        if state == "on":
            open_since[name] = minute
        elif name in open_since:
            minutes = minute - open_since.pop(name)
            used[name] = used.get(name, 0) + minutes * litres_per_minute[name]
        else:
            print(f"line {number}: {name} was not open")
    elif command == "report":
        print("minute", minute, "open:", sorted(open_since), "used:", used)
    else:
        print("line", number, "unknown:", command)

print("end at", minute, used)
print("total", sum(used.values()), "litres")
if open_since:
    print("still open:", *open_since)
else:
    print("all closed")
thirsty = max(used, key=used.get)
print(f"{thirsty}: {used[thirsty] / sum(used.values()):.0%}")
