def pack(boxes, capacity):
    pallets = []
    for name, weight in sorted(boxes.items(), key=lambda kv: -kv[1]):
        for pallet in pallets:
            if pallet["free"] >= weight:
                pallet["boxes"].append(name)
                pallet["free"] -= weight
                break
        else:
            pallets.append({"boxes": [name], "free": capacity - weight})
    return pallets


boxes = {
    "pump": 320, "valves": 75, "motor": 410, "hoses": 60,
    "frame": 280, "bolts": 140, "paint": 90,
}
pallets = pack(boxes, 500)
for n, p in enumerate(pallets):
    print("pallet", n, p["boxes"], "free:", p["free"])

used = sum(boxes.values())
print("fill rate: {:.1%}".format(used / (500 * len(pallets))))
lightest = max(range(len(pallets)), key=lambda i: pallets[i]["free"])
print("room on pallet", lightest)
