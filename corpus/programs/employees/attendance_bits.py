DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri"]


def encode(days):
    mask = 0
    for d in days:
        mask |= 1 << DAYS.index(d)
    return mask


def decode(mask):
    return [d for i, d in enumerate(DAYS) if mask >> i & 1]


def count(mask):
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


team = {
    "Alba": encode(["Mon", "Tue", "Wed"]),
    "Bert": encode(["Tue", "Wed", "Fri"]),
    "Cleo": encode(DAYS) ^ encode(["Thu"]),
}
for name, mask in team.items():
    print(f"{name} {mask:05b} {count(mask)} days")

everyone = 31
anyone = 0
for mask in team.values():
    everyone &= mask
    anyone |= mask
print("all together:", decode(everyone))
print("nobody there:", decode(~anyone & 31))
team["Alba"] &= ~encode(["Mon"])
print(decode(team["Alba"]), team["Alba"].bit_count())
try:
    encode(["Sat"])
except ValueError:
    print("the office is closed")
