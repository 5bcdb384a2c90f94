dirty = ["plate", "cup", "pan", "cup"]
rack = []
cupboard = {"plate": 3}
rack_size = 2

def wash():
    item = dirty.pop(0)
    rack.append(item)
    print("washed", item, rack)

def dry():
    while rack:
        item = rack.pop()
        cupboard[item] += 1
        print("  put away", item)

for key in ("cup", "pan"):
    cupboard.setdefault(key, 0)

while dirty:
    if len(rack) == rack_size:
        dry()
    wash()

print(cupboard, "still on the rack:", rack)
dirty.extend(["ladle"])
wash()
dry()
print(cupboard)
