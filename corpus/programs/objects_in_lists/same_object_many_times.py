class Cell:
    def __init__(self, value=0):
        self.value = value

    def __repr__(self):
        return str(self.value)


shared = [Cell()] * 3
own = [Cell() for _ in range(3)]
shared[0].value = 7
own[0].value = 7
print(shared, own)
shared[1] = Cell(1)
shared[2].value += 1
print(shared, shared[0] is shared[2])

row = own[:]
row[1].value = 5        # the cells are the same ones
row.append(Cell(9))     # the list is not
print(own, row)
row[0], row[-1] = row[-1], row[0]
print(own, row, own[0] is row[-1])
grid = [own, own, list(own)]
grid[0][2] = Cell("x")
print(grid)
