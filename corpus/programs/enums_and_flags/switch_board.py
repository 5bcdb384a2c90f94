lamps = ["hall", "kitchen", "bath", "garden", "attic"]
state = 0

# the same with names and with bits
commands = ["+kitchen", "+garden", "~hall", "-kitchen", "~garden", "~attic", "+bath"]
for c in commands:
    action, name = c[0], c[1:]
    bit = 1 << lamps.index(name)
    if action == "+":
        state |= bit
    elif action == "-":
        state &= ~bit
    else:
        state ^= bit
    print(c.ljust(9), f"{state:05b}"[::-1])

on = [lamp for i, lamp in enumerate(lamps) if state >> i & 1]
print("on:", on)
power = {"hall": 9, "kitchen": 12, "bath": 7, "garden": 30, "attic": 5}
print("watts:", sum(power[l] for l in on))
inverse = ~state & (1 << len(lamps)) - 1
print("off:", [lamps[i] for i in range(5) if inverse & 1 << i])
lowest = state & -state
print("first lamp on:", lamps[lowest.bit_length() - 1])
