from itertools import product, islice


class Lock:
    def __init__(self, code, wheels):
        self.__code = code
        self.wheels = wheels
        self.tries = 0

    def open(self, attempt):
        self.tries += 1
        return attempt == self.__code

    def click(self, index, letter):
        """A worn lock: it clicks when one wheel is right."""
        return self.__code[index] == letter


def brute_force(lock):
    for letters in product(*lock.wheels):
        if lock.open("".join(letters)):
            return "".join(letters)


def listen(lock):
    found = ""
    for i, wheel in enumerate(lock.wheels):
        for letter in wheel:
            if lock.click(i, letter):
                found += letter
                break
    return found


def main():
    wheels = ["BCD", "AOU", "GRST", "EN"]
    lock = Lock("DATE", wheels)
    print(brute_force(lock), "after", lock.tries, "tries")
    total = 1
    for w in wheels:
        total *= len(w)
    print(total, f"{lock.tries / total:.0%}")
    fresh = Lock("BORN", wheels)
    word = listen(fresh)
    print(word, fresh.open(word), fresh.tries)
    print(["".join(p) for p in islice(product(*wheels), 5)])
    print(hasattr(lock, "code"), hasattr(lock, "_Lock__code"))
    print(brute_force(Lock("ZZZZ", ["AB", "C"])))


if __name__ == "__main__":
    main()
