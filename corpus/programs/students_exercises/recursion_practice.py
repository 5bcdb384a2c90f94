def countdown(n):
    if n == 0:
        return ["go!"]
    return [n] + countdown(n - 1)


def digits_sum(n):
    if n < 10:
        return n
    return n % 10 + digits_sum(n // 10)


def reverse(text):
    if text == "":
        return ""
    return reverse(text[1:]) + text[0]


def deepest(box):
    if not isinstance(box, list):
        return 0
    best = 0
    for thing in box:
        d = deepest(thing)
        if d > best:
            best = d
    return best + 1


def main():
    print(countdown(4))
    print(digits_sum(7), digits_sum(4096))
    word = reverse("größe")
    print(word, reverse(word))
    print(deepest([]), deepest([1, [2, [3]], [4]]))
    n = 987654
    while n > 9:
        n = digits_sum(n)
        print("->", n)


main()
