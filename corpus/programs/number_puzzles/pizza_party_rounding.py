guests = 11
slices_each = 3
slices_per_pizza = 8

pizzas = guests * slices_each // slices_per_pizza
print("order", pizzas, "pizzas")
left = pizzas * slices_per_pizza - guests * slices_each
print("left over:", left)
if left < 0:
    print("somebody stays hungry")

price = 9.5
tip = 10
bill = pizzas * price
with_tip = bill + bill * tip / 100
each = round(with_tip / guests, 1)
print("bill", bill, "with tip", round(with_tip, 2), "each", each)
collected = each * guests
print("collected", round(collected, 2), "difference", round(collected - with_tip, 2))

veg = guests // 4
print("vegetarians:", veg, "their slices:", veg * slices_each)
veg_pizzas = -(-veg * slices_each // slices_per_pizza)
print("vegetarian pizzas:", veg_pizzas, "others:", pizzas - veg_pizzas)
ratio = veg / guests * 100
print("%d %% vegetarians" % ratio, f"{ratio:.1f}")
