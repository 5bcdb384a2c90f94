class Tower:
    def __init__(self, name, *books):
        self.name = name
        self.books = list(books)

    def top(self):
        return self.books[-1] if self.books else None

    def put(self, book):
        if self.top() is not None and self.top() < book:
            raise ValueError(f"{book} is wider than {self.top()} on {self.name}")
        self.books.append(book)


moves = []


def move(a, b):
    b.put(a.books.pop())
    moves.append(a.name + b.name)


def shift(n, source, target, spare):
    if n == 0:
        return
    shift(n - 1, source, spare, target)
    move(source, target)
    shift(n - 1, spare, target, source)


left, mid, right = Tower("L", 30, 24, 17), Tower("M"), Tower("R")
shift(3, left, right, mid)
print(" ".join(moves))
print(left.books, mid.books, right.books)
try:
    move(right, mid)
    move(right, mid)
except ValueError as e:
    print("no:", e)
print(len(moves), right.books)
