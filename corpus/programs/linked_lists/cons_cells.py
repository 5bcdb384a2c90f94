nil = ()

cons = lambda head, tail: (head, tail)
def lst(*items):
    return cons(items[0], lst(*items[1:])) if items else nil

def fmap(f, cell):
    return nil if cell is nil else cons(f(cell[0]), fmap(f, cell[1]))

def keep(test, cell):
    if cell is nil:
        return nil
    head, tail = cell
    return cons(head, keep(test, tail)) if test(head) else keep(test, tail)

def foldr(f, start, cell):
    return start if cell is nil else f(cell[0], foldr(f, start, cell[1]))

def show(cell):
    return "(" + foldr(lambda x, s: f"{x} {s}" if s else str(x), "", cell) + ")"

prices = lst(3, 14, 15, 9, 2)
print(prices)
print(show(fmap(lambda p: p * 2, prices)))
cheap = keep(lambda p: p < 10, prices)
print(show(cheap), foldr(lambda a, b: a + b, 0, cheap))
shared = cons(100, cheap)
print(show(shared), shared[1] is cheap)
print(foldr(lambda a, b: a - b, 0, lst(10, 4, 1)))
print(show(nil), foldr(max, 0, nil))
