DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

def encode(names):
    mask = 0
    for n in names:
        mask |= 1 << DAYS.index(n)
    return mask

def decode(mask):
    result = []
    for i in range(7):
        if mask & (1 << i):
            result.append(DAYS[i])
    return result

def rotate(mask, by):
    """shift all days by some days, keeping it within the week"""
    by %= 7
    return (mask << by | mask >> (7 - by)) & 0x7F

gym = encode(["Mo", "Th"])
pool = encode(["Th", "Su"])
print(gym, pool, decode(gym | pool))
print("both:", decode(gym & pool), "free:", decode(~(gym | pool) & 0x7F))
later = rotate(pool, 3)
print("pool moved:", decode(later), bin(later))
back = rotate(later, -3)
print(back == pool, rotate(gym, 7) == gym)
print(decode(encode("Mo Sa".split()) ^ gym))
