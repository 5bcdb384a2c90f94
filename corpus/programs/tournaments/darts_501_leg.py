class Bust(Exception):
    pass


def value(dart):
    factor = {"D": 2, "T": 3}.get(dart[0], 1)
    number = dart.lstrip("DT")
    return factor * {"B": 25}.get(number, 0) or factor * int(number)


def visit(left, darts):
    start = left
    for dart in darts:
        left -= value(dart)
        if left == 0 and dart.startswith("D"):
            return 0
        if left <= 1:
            raise Bust(f"{dart} from {left + value(dart)}, back to {start}")
    return left


def leg(left, visits):
    for n, darts in enumerate(visits, 1):
        try:
            left = visit(left, darts)
        except Bust as b:
            print(f"  visit {n}: bust, {b}")
            continue
        print(f"  visit {n}: {' '.join(darts)} leaves {left}")
        if left == 0:
            return n
    return None


def main():
    anna = [["T20", "T20", "T20"], ["T20", "5", "T19"], ["T20", "T20", "20"], ["1", "T3"], ["D4", "D4"], ["D8"]]
    for name, start, visits in [("Anna", 501, anna), ("Ben", 60, [["20", "20", "20"], ["20", "D20"]]), ("Carl", 50, [["DB"]])]:
        print(name)
        n = leg(start, visits)
        print("  finished in", n) if n else print("  not finished")


main()
