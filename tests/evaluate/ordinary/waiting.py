def wait(count):
    while count != 0:
        count -= 2
    return count


def main():
    first = wait(4)
    return first + wait(3)
