queue = []
number = 40
served = 0
log = ["in", "in", "out", "in", "out", "out", "out", "in"]

for event in log:
    if event == "in":
        number = number + 1
        queue.append(number)
        print("ticket", number, "waiting:", len(queue))
    else:
        if len(queue) == 0:
            print("nobody there")
        else:
            n = queue.pop()
            served = served + 1
            print("serving", n)

print("served: " + str(served))
print("still waiting:", queue)
if number - 40 - served == len(queue):
    print("numbers are right")
