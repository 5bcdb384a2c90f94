class Vault:
    def __init__(self):
        self.locked = True
        self.log = []
        self.boxes = {}

    def __enter__(self):
        self.locked = False
        self.log.append("open")
        return self

    def __exit__(self, kind, value, tb):
        self.locked = True
        self.log.append("close" if kind is None else "close after " + kind.__name__)
        return kind is LookupError

    def put(self, box, *things):
        if self.locked:
            raise RuntimeError("vault is locked")
        self.boxes.setdefault(box, []).extend(things)

    def take(self, box):
        if box not in self.boxes:
            raise LookupError(box)
        return self.boxes.pop(box)


vault = Vault()
with vault:
    vault.put(12, "ring", "watch")
    vault.put(7, "deed")
    vault.put(12, "letters")

with vault as v:
    things = v.take(12)
    print(things)
    v.take(13)
    print("not reached")

try:
    vault.put(9, "coin")
except RuntimeError as e:
    print(e)

print(vault.log)
print(vault.boxes, vault.locked)
