# homework 4: shopping cart with tuples
def get_total(cart):
    total = 0
    for item in cart:
        total = total + item[1] * item[2]
        return total


def most_expensive(cart):
    best = cart[0]
    for item in cart:
        if item[1] > best[1]:
            best = item
    return best


def count_items(cart):
    n = 0
    for item in cart:
        n = n + item[2]
    return n


def print_cart(cart):
    print("Your cart:")
    for i in range(len(cart)):
        print(str(i + 1) + ". " + cart[i][0] + " $" + str(cart[i][1]) + " x" + str(cart[i][2]))


my_cart = [("notebook", 3, 4), ("pen", 1, 10), ("backpack", 45, 1)]
print_cart(my_cart)
print("Items: " + str(count_items(my_cart)))
print("Most expensive: " + most_expensive(my_cart)[0])
print("Total: $" + str(get_total(my_cart)))
my_cart.append(("ruler", 2, 2))
print("New total: $" + str(get_total(my_cart)))
