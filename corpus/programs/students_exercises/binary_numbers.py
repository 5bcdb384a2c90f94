def to_binary(n):
    if n == 0:
        return "0"
    digits = ""
    while n > 0:
        digits = str(n % 2) + digits
        n = n // 2
    return digits


def to_decimal(b):
    value = 0
    for d in b:
        value = value * 2 + int(d)
    return value


def add_binary(a, b):
    width = max(len(a), len(b))
    a = a.zfill(width)
    b = b.zfill(width)
    carry = 0
    result = ""
    for i in range(width - 1, -1, -1):
        total = int(a[i]) + int(b[i]) + carry
        result = str(total % 2) + result
        carry = total // 2
    if carry:
        result = "1" + result
    return result


print(to_binary(13), to_decimal("1101"))
x = to_binary(22)
y = to_binary(9)
s = add_binary(x, y)
print(x, "+", y, "=", s, "=", to_decimal(s))
for n in range(5):
    print(n, to_binary(n), to_binary(n).count("1"))
print(to_decimal(to_binary(100)) == 100, bin(100)[2:] == to_binary(100))
print(to_decimal("102"))
