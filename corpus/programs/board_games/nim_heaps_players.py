heaps = [3, 5, 4]
turn = 0
names = ["Rosa", "Computer"]

while sum(heaps) > 0:
    x = 0
    for h in heaps:
        x = x ^ h
    heap = 0
    take = 1
    if x != 0 and names[turn] == "Computer":
        for i in range(len(heaps)):
            if heaps[i] ^ x < heaps[i]:
                heap = i
                take = heaps[i] - (heaps[i] ^ x)
                break
    else:
        heap = heaps.index(max(heaps))
        take = 1
    heaps[heap] -= take
    print(names[turn], "takes", take, "from", heap, "->", heaps)
    last = names[turn]
    turn = 1 - turn

print("the last one was taken by", last)
