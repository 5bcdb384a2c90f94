BATTERY_LOW = 1 << 0
DOOR_OPEN = 1 << 1
TAMPER = 1 << 2
OFFLINE = 1 << 7

NAMES = {
    BATTERY_LOW: "battery low",
    DOOR_OPEN: "door open",
    TAMPER: "tamper",
    OFFLINE: "offline",
}

def describe(status):
    found = [name for bit, name in NAMES.items() if status & bit]
    unknown = status
    for bit in NAMES:
        unknown &= ~bit
    if unknown:
        found.append("unknown 0x%02x" % unknown)
    return found

readings = [0b0, 0b11, 0x85, 64, BATTERY_LOW | TAMPER]
for r in readings:
    print(format(r, "08b"), ", ".join(describe(r)) or "fine")

all_bits = 0
for r in readings:
    all_bits |= r
print("ever seen:", bin(all_bits).count("1"), "bits")
changed = [bin(a ^ b)[2:] for a, b in zip(readings, readings[1:])]
print(changed)
