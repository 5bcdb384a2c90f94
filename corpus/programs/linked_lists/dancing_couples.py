from collections import namedtuple

Dancer = namedtuple("Dancer", "name next")


def line(names):
    dancers = None
    for n in names.split()[::-1]:
        dancers = Dancer(n, dancers)
    return dancers


def names(dancer):
    while dancer:
        yield dancer.name
        dancer = dancer.next


def pairs(left, right):
    while left and right:
        yield f"{left.name} & {right.name}"
        left, right = left.next, right.next
    if left or right:
        alone = left or right
        yield f"{alone.name} sits out"


def replace(dancer, old, new):
    if dancer is None:
        return None
    if dancer.name == old:
        return dancer._replace(name=new)
    return dancer._replace(next=replace(dancer.next, old, new))


def main():
    left = line("Jo Max Lea Uli")
    right = line("Sam Kit Bea")
    print(*pairs(left, right), sep="\n")
    changed = replace(left, "Max", "Moritz")
    print(list(names(changed)), list(names(left)))
    print(changed.next.next is left.next.next)
    print(replace(right, "Nobody", "?") == right)
    try:
        left.name = "Joe"
    except AttributeError as e:
        print(type(e).__name__)


main()
