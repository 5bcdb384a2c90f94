book = {}
undo = []


def put(name, number):
    global last_change
    undo.append((name, book.get(name)))
    book[name] = number
    last_change = name


def drop(name):
    undo.append((name, book.pop(name)))


def step_back():
    name, before = undo.pop()
    if before is None:
        del book[name]
    else:
        book[name] = before
    return name


last_change = None
put("garage", "771")
put("dentist", "880")
put("garage", "772")
drop("dentist")
print(book, last_change)

print("undo", step_back())
print(book)
print("undo", step_back())
print(book)
while undo:
    step_back()
print(book, len(undo), last_change)
put("vet", None)
drop("vet")
print(step_back())
print(book)
