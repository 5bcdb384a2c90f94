address = "192.168.37.205"
mask_bits = 20

parts = [int(p) for p in address.split(".")]
number = 0
for p in parts:
    number = number << 8 | p
mask = (1 << 32) - (1 << 32 - mask_bits)
network = number & mask
broadcast = network | ~mask & 0xFFFFFFFF

texts = []
for n in (number, mask, network, broadcast):
    octets = []
    for shift in (24, 16, 8, 0):
        octets.append(str(n >> shift & 255))
    texts.append(".".join(octets))

for label, text in zip(["address", "mask", "network", "broadcast"], texts):
    print(f"{label:<10}{text:>16}")
print("hosts:", broadcast - network - 1)

others = ["192.168.32.1", "192.168.48.1", "10.0.0.1"]
for o in others:
    n = int.from_bytes(bytes(map(int, o.split("."))), "big")
    print(o, "inside" if n & mask == network else "outside")
print(f"{number:032b}"[:mask_bits], number == int(f"{number:x}", 16))
