pattern = "2 on 1 off 1 on 3 off"
parts = pattern.split()
steps = [(int(parts[i]), parts[i + 1] == "on") for i in range(0, len(parts), 2)]
cycle = "".join(("#" if on else ".") * n for n, on in steps)
print(steps, cycle, len(cycle))
line = (cycle * 3)[:16]
print(line, line.count("#"))
starts = [i for i in range(len(line)) if line[i] == "#" and (i == 0 or line[i - 1] == ".")]
print(starts, [b - a for a, b in zip(starts, starts[1:])])
dark, longest = 0, 0
for c in line:
    dark = dark + 1 if c == "." else 0
    longest = max(longest, dark)
print("longest dark:", longest)
second = 27
n, on, rest = 0, False, second % len(cycle)
for n, on in steps:
    if rest < n:
        break
    rest -= n
print(f"second {second}: {'on' if on else 'off'}, {n - rest} left", (cycle[second % len(cycle)] == "#") == on)
