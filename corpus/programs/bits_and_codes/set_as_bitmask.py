days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
mask = {d: 1 << i for i, d in enumerate(days)}

def to_mask(names):
    m = 0
    for n in names.split():
        m |= mask[n]
    return m

def to_names(m):
    return [d for d in days if m & mask[d]]

office = to_mask("Mo Tu We Th Fr")
yoga = to_mask("Tu Th Su")
choir = to_mask("We Su")
print(bin(office), bin(yoga), bin(choir))
print("yoga and office:", to_names(yoga & office))
print("free:", to_names(~(office | yoga) & 127))
print("only one of them:", to_names(yoga ^ choir))
print("clash" if yoga & choir else "no clash", to_names(yoga & choir))

week = office
while week:
    lowest = week & -week
    print(days[lowest.bit_length() - 1], end=" ")
    week &= week - 1
print()
shifted = (yoga << 1 | yoga >> 6) & 127
print("a day later:", to_names(shifted))
print([format(m, "07b")[::-1] for m in (office, shifted)])
print(bin(office).count("1"), office == 2 ** 5 - 1)
