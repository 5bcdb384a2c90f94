import struct

def bits_of(x):
    (n,) = struct.unpack(">I", struct.pack(">f", x))
    return f"{n:032b}"

def parts(x):
    b = bits_of(x)
    sign, exponent, fraction = b[0], b[1:9], b[9:]
    return int(sign), int(exponent, 2) - 127, int(fraction, 2) / 2 ** 23

for x in (1.0, -2.5, 0.1, 160.0):
    s, e, f = parts(x)
    back = (-1) ** s * (1 + f) * 2 ** e
    print(f"{x:>6} {bits_of(x)[:12]}.. sign {s} exponent {e:>3} fraction {f:.4f} {back == x}")

print(0.1 + 0.2 == 0.3, round(0.1 + 0.2, 10) == 0.3)
print((0.5).as_integer_ratio(), (0.75).hex(), float.fromhex("0x1.8p1"))
step = 1.0
while 1.0 + step != 1.0:
    step /= 2
print("smallest step", step * 2 == 2 ** -52)
print([int(x * 100) for x in (0.29, 0.57, 1.1, 2.5)])
