a = 0b1100
b = 0b1010
a ^= b
b ^= a
a ^= b
print(bin(a), bin(b))

numbers = [5, 8, 5, 3, 8]
alone = 0
for n in numbers:
    alone ^= n
print("without a partner:", alone)

seats = [1, 2, 3, 5, 6]
missing = 0
for i in range(1, len(seats) + 1):
    missing ^= i ^ seats[i - 1]
missing ^= len(seats) + 1
print("missing seat:", missing)

values = [12, 7]
i = j = 0
values[i] ^= values[j]
values[j] ^= values[i]
values[i] ^= values[j]
print(values)
print([n for n in range(1, 20) if n & (n - 1) == 0])
x = 37
print(x >> 1, x << 1, x & 1, x | 2, ~x, x ^ x)
print(x & 0b111000, (x >> 3) % 8, "%o" % x)
print(-x >> 1, -(x >> 1), bin(-x & 255))
