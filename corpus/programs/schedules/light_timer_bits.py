# one bit per hour, bit 0 = midnight
EVENING = sum(1 << h for h in range(18, 23))
MORNING = 0b11 << 6
ALWAYS = (1 << 24) - 1

def on_hours(mask):
    return [h for h in range(24) if mask >> h & 1]

def describe(mask):
    parts, h = [], 0
    while h < 24:
        if mask >> h & 1:
            start = h
            while h < 24 and mask >> h & 1:
                h += 1
            parts.append(f"{start}-{h}")
        h += 1
    return ", ".join(parts) or "off"

both = EVENING | MORNING
weekend = both & ~MORNING | 1 << 23
print(describe(both))
print(describe(weekend))
print(describe(ALWAYS ^ both))
print(describe(0), bin(MORNING), hex(EVENING))
print(len(on_hours(both)) * 0.06, "kWh")
print(on_hours(both & weekend) == on_hours(EVENING))
