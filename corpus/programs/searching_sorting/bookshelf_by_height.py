shelf = [("atlas", 38), ("poems", 17), ("novel", 21), ("cookbook", 27), ("diary", 17)]

lowest_first = []
rest = list(shelf)
while rest:
    book = min(rest, key=lambda b: b[1])
    lowest_first.append(book)
    rest.remove(book)

print([t for t, _ in lowest_first])

# arrange like a roof: highest in the middle
roof = []
for i, book in enumerate(lowest_first):
    if i % 2:
        roof.insert(0, book)
    else:
        roof.append(book)
roof = roof[len(roof) // 2:] + roof[:len(roof) // 2]
print([h for _, h in roof])

cm = 0
for title, height in lowest_first:
    cm += height
    if cm > 60:
        print("shelf is full before", title)
        break
else:
    print("all fit")
print(dict(shelf)["novel"], sorted(dict(shelf)))
