count = 0


def visit(page):
    count = 1
    pages.append(page)
    return count


def make_visit():
    count = 0

    def inner(page):
        nonlocal count
        count += 1
        pages.append(f"{page}#{count}")
        return count
    return inner


def total():
    global count
    count += len(pages)
    return count


pages = []
visit("home")
visit("shop")
print("count", count, pages)

v, w = make_visit(), make_visit()
v("home")
v("shop")
w("home")
print("v", v("cart"), "w", w("cart"), pages[2:])
print(total(), total(), count)
print(v.__closure__[0].cell_contents, w.__code__.co_freevars)
