import random
random.seed(5)

colours = ["black", "grey", "stripes"]
basket = colours * 2
random.shuffle(basket)

single = []
pairs = []
highest = 0
while basket:
    sock = basket.pop()
    if sock in single:
        single.remove(sock)
        pairs.append(sock)
    else:
        single.append(sock)
    highest = max(highest, len(single))

print("pairs:", len(pairs))
print("single left:", single)
print("most singles at once:", highest <= len(colours))
print(sorted(pairs) == sorted(colours))
