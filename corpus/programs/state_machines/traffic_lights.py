durations = {"red": 4, "green": 3, "amber": 1}
following = {"red": "green", "green": "amber", "amber": "red"}

light = "red"
left = durations[light]
log = []
for second in range(12):
    log.append(light[0])
    left -= 1
    if left == 0:
        light = following[light]
        left = durations[light]

line = "".join(log)
print(line)
print("red share: %.2f" % (line.count("r") / len(line)))

# two crossings, the second one shifted
shift = 3
other = line[shift:] + line[:shift]
both_green = [i for i, (a, b) in enumerate(zip(line, other)) if a == b == "g"]
print(other)
print("both green at", both_green)
if both_green:
    first = both_green[0]
    print(f"DANGER at second {first}: {line[first]}{other[first]}")
else:
    print("safe")
