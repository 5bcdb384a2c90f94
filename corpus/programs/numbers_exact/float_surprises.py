import math

total = 0.0
for _ in range(10):
    total += 0.1
print(total, total == 1.0, math.isclose(total, 1.0), round(total, 5) == 1.0)
print(math.fsum([0.1] * 10), 1e16 + 1 == 1e16, 3 * 1.1)
print(round(0.5), round(1.5), round(2.5), round(-0.5), round(2.675, 2))
print(7 // 2, -7 // 2, 7 % 3, -7 % 3, 7 % -3, int(-3.7), math.floor(-3.7))
print(divmod(17, 5), divmod(-17, 5), 2 ** -1, 10 / 5)
inf, nan = float("inf"), float("nan")
print(inf > 10 ** 100, nan == nan, max(1, inf), math.isnan(inf - inf))
print([nan] == [nan], nan in [nan], sorted([3, -inf, 1]))
print(0.1.is_integer(), (4.0).is_integer(), hash(2.0) == hash(2), {2: "a"}[2.0])
print(5 == 5.0 == True + 4, "5" == 5)
n = 12
step = 0
while n != 1:
    n = n / 2 if n % 2 == 0 else 3 * n + 1
    step += 1
print(step, n)
print(1 / (0.1 + 0.2 - 0.3 - 5.551115123125783e-17))
