class Network:
    def __init__(self, text):
        address, _, bits = text.partition("/")
        self.bits = int(bits or 32)
        self.mask = (1 << 32) - (1 << 32 - self.bits)
        self.base = self.number(address) & self.mask

    @staticmethod
    def number(address):
        value = 0
        for part in address.split("."):
            value = value * 256 + int(part)
        return value

    @staticmethod
    def dotted(number):
        return ".".join(str(number >> shift & 255) for shift in (24, 16, 8, 0))

    def __contains__(self, address):
        return self.number(address) & self.mask == self.base

    def __len__(self):
        return 1 << 32 - self.bits

    def split(self):
        half = self.bits + 1
        for base in (self.base, self.base + len(self) // 2):
            yield Network(f"{self.dotted(base)}/{half}")

    def __repr__(self):
        return f"{self.dotted(self.base)}/{self.bits}"


office = Network("192.168.7.42/26")
print(office, Network.dotted(office.mask), len(office))
print("192.168.7.63" in office, "192.168.7.64" in office)
left, right = office.split()
print(left, right, "192.168.7.40" in right)
routes = [Network("10.0.0.0/8"), Network("10.20.0.0/16"), Network("0.0.0.0/0")]
for ip in ("10.20.3.4", "10.9.9.9", "8.8.8.8"):
    best = max((n for n in routes if ip in n), key=lambda n: n.bits)
    print(ip, "via", best)
print(Network("1.2.3.4"), len(Network("1.2.3.4")))
