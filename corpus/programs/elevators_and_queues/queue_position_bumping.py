queue = ["Ole", "Mia", "Kurt", "Ada", "Finn"]


def move(queue, name, places):
    i = queue.index(name)
    j = max(0, min(len(queue) - 1, i - places))
    queue.insert(j, queue.pop(i))


def swap(queue, a, b):
    i, j = queue.index(a), queue.index(b)
    queue[i], queue[j] = queue[j], queue[i]


def cut_in(queue, name, behind):
    queue[queue.index(behind) + 1:0] = [name]


print(queue)
move(queue, "Ada", 2)
print("Ada pushes:", queue)
move(queue, "Mia", -9)
print("Mia goes back:", queue)
swap(queue, "Ole", "Finn")
print("swapped:", queue)
cut_in(queue, "Rex", "Ada")
print("Rex cuts in:", queue)
cut_in(queue, "Zoe", "Mia")
print("Zoe after Mia:", queue)
print("halves:", queue[::2], queue[1::2])
