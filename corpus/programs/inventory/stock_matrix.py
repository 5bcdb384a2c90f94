stores = ["north", "south", "harbour"]
products = ["bread", "milk", "eggs", "tea"]
matrix = [
    [14, 30, 22, 8],
    [0, 12, 18, 40],
    [25, 6, 0, 11],
]

print(" " * 8 + "".join(p.rjust(7) for p in products))
for store, row in zip(stores, matrix):
    print(store.ljust(8) + "".join(str(n).rjust(7) for n in row), sum(row))

columns = list(zip(*matrix))
for product, column in zip(products, columns):
    low = min(column)
    if low < 5:
        needy = stores[column.index(low)]
        rich = stores[column.index(max(column))]
        print(f"{product}: move from {rich} to {needy}")

# balance each product evenly over the stores
for j in range(len(products)):
    total = sum(matrix[i][j] for i in range(len(stores)))
    share = total // len(stores)
    for i in range(len(stores)):
        matrix[i][j] = share
print(matrix)
print(sum(map(sum, matrix)), "left after balancing")
