def counter(start):
    count = start

    def bump(by=1):
        nonlocal count
        count += by
        return count

    return bump

def main():
    bump = counter(10)
    total = bump() + bump(5)
    double = lambda n: n * 2
    return double(total)
