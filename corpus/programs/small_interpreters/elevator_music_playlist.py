text = """
# weekday playlist
play Waves
repeat 2
  play Rain
  pause 5
end
skip Waves
play Bells
stop
play Never
"""

lengths = {"Waves": 180, "Rain": 95, "Bells": 30}
lines = [l.strip() for l in text.split("\n") if l.strip() and not l.startswith("#")]
played = []
clock = 0
loops = []
i = 0
while i < len(lines):
    command, _, arg = lines[i].partition(" ")
    if command == "play":
        played.append(arg)
        clock += lengths[arg]
    elif command == "pause":
        clock += int(arg)
    elif command == "repeat":
        loops.append([i, int(arg)])
    elif command == "end":
        loops[-1][1] -= 1
        if loops[-1][1] > 0:
            i = loops[-1][0]
        else:
            loops.pop()
    elif command == "stop":
        print("stopped in line", i + 1)
        break
    else:
        print("cannot", command)
    i += 1

print(played)
print("%d:%02d" % (clock // 60, clock % 60), loops)
counts = {s: played.count(s) for s in lengths}
print(counts, max(counts, key=counts.get))
