from enum import IntFlag


class Diet(IntFlag):
    NONE = 0
    MEAT = 1
    MILK = 2
    NUTS = 4
    GLUTEN = 8


menu = {
    "burger": Diet.MEAT | Diet.GLUTEN,
    "salad": Diet.NONE,
    "pesto pasta": Diet.NUTS | Diet.GLUTEN | Diet.MILK,
    "steak": Diet.MEAT,
}


def for_guest(avoid):
    return [dish for dish, has in menu.items() if not has & avoid]


vegan = Diet.MEAT | Diet.MILK
print("vegan:", for_guest(vegan))
print("coeliac:", for_guest(Diet.GLUTEN))
print("anything:", len(for_guest(Diet.NONE)))
print(int(menu["pesto pasta"]), menu["pesto pasta"] == 14, Diet(5) == Diet.MEAT | Diet.NUTS)
everything = Diet.NONE
for has in menu.values():
    everything |= has
print(everything.value, [d.name for d in Diet if d in everything and d])
