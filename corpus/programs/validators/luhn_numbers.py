def luhn(number):
    digits = [int(d) for d in str(number)][::-1]
    total = 0
    for i in range(len(digits)):
        d = digits[i]
        if i % 2 == 1:
            d *= 2
            if d > 9:
                d -= 9
        total += d
    return total % 10 == 0

def complete(prefix):
    for last in range(10):
        if luhn(prefix * 10 + last):
            return prefix * 10 + last

cards = [4539578763621486, 79927398713, 1234567812345678, 0]
for c in cards:
    print(str(c).rjust(17), luhn(c))
made = [complete(p) for p in (5, 12)]
print(made, all(map(luhn, made)))
typos = [n for n in range(79927398712, 79927398716) if luhn(n)]
print(typos)
swapped = 79927398731
print("swap found:", not luhn(swapped))
