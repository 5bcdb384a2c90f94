tests = []


def case(*args, expect):
    def add(f):
        tests.append((f, args, expect))
        return f
    return add


@case("12:30", expect=750)
@case("0:05", expect=5)
@case("24:00", expect=0)
def minutes(text):
    h, m = map(int, text.split(":"))
    return h * 60 + m


@case("anna", expect=True)
@case("Anna", expect=True)
@case("", expect=True)
def palindrome(word):
    return word == word[::-1]


def run():
    failed = []
    for f, args, expect in tests:
        got = f(*args)
        ok = got == expect
        print("." if ok else "F", end="")
        if not ok:
            failed.append(f"{f.__name__}{args}: {got} != {expect}")
    print()
    return failed


def main():
    failed = run()
    for line in failed:
        print(line)
    print(f"{len(tests) - len(failed)} passed, {len(failed)} failed")


if __name__ == "__main__":
    main()
