import math

room_l = 4.2
room_w = 3.1
tile = 0.3
grout = 0.005
spare = 10   # percent

along = math.ceil(room_l / (tile + grout))
across = math.ceil(room_w / (tile + grout))
count = along * across
print("tiles along:", along, "across:", across)
print("tiles:", count)

with_spare = count + count * spare // 100
boxes = with_spare // 12
if with_spare % 12:
    boxes += 1
print("with spare:", with_spare, "boxes:", boxes)

cut_long = along - room_l / (tile + grout)
cut_wide = across - room_w / (tile + grout)
print(f"last column cut by {cut_long:.0%}, last row by {cut_wide:.0%}")
cost = {"white": 17.9, "slate": 24.5, "terracotta": 21}
for name in sorted(cost, key=cost.get):
    print(name.ljust(12), format(cost[name] * boxes, ".2f").rjust(8))
diagonal = math.hypot(room_l, room_w)
print("diagonal", round(diagonal, 3), round(math.degrees(math.atan(room_w / room_l)), 1))
