class Secret:
    def __init__(self, data):
        self.data = data.encode() if isinstance(data, str) else bytes(data)

    def __xor__(self, key):
        other = key.data
        return Secret(b ^ other[i % len(other)] for i, b in enumerate(self.data))

    def __len__(self):
        return len(self.data)

    def __eq__(self, other):
        return self.data == other.data

    def __repr__(self):
        return self.data.hex()

    def __str__(self):
        return self.data.decode("utf-8", "replace")


def split(secret, keys):
    share = secret
    for k in keys:
        share ^= k
    return share


plan, key = Secret("Füße weg"), Secret("k3y")
locked = plan ^ key
print(repr(locked), len(plan), len(str(plan)))
print(locked ^ key, (locked ^ key) == plan)
share = split(plan, [Secret("abc"), Secret("defg")])
print(repr(share))
print(share ^ Secret("defg") ^ Secret("abc"))
print(str(locked ^ Secret("k3z"))[:3], Secret("") == Secret(b""))
