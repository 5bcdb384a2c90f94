eggs = [5, 6, 4, 7, 6, 3, 5]
days = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]
hens = 7
price = 0.35
eaten = 2

boxes = 0
rest = 0
sold = 0
for i in range(len(eggs)):
    rest = rest + eggs[i] - eaten
    while rest >= 6:
        boxes = boxes + 1
        sold = sold + 6
        rest = rest - 6
    print(days[i], eggs[i], "eggs, boxes", boxes, "rest", rest)

rate = sum(eggs) / (hens * len(eggs))
print("laying rate", round(rate * 100, 1), "%")
print("earned", round(sold * price, 2))
worst = days[eggs.index(min(eggs))]
print("worst day", worst)
above = []
average = sum(eggs) / len(eggs)
for d, e in zip(days, eggs):
    if e > average:
        above.append(d)
print("above", round(average, 2), above)
