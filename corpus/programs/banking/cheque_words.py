ONES = """zero one two three four five six seven eight nine ten eleven twelve thirteen
fourteen fifteen sixteen seventeen eighteen nineteen""".split()
TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split()


def words(n: int) -> str:
    if n < 20:
        return ONES[n]
    if n < 100:
        tens, ones = divmod(n, 10)
        return TENS[tens] + (f"-{ONES[ones]}" if ones else "")
    if n < 1000:
        hundreds, rest = divmod(n, 100)
        text = f"{ONES[hundreds]} hundred"
        return f"{text} and {words(rest)}" if rest else text
    thousands, rest = divmod(n, 1000)
    text = f"{words(thousands)} thousand"
    if not rest:
        return text
    joiner = " and " if rest < 100 else ", "
    return text + joiner + words(rest)


def cheque(amount: str) -> str:
    whole, _, cents = amount.partition(".")
    line = words(int(whole)).capitalize() + " dollars"
    cents = cents.ljust(2, "0")
    return f"{line} and {cents}/100"


if __name__ == "__main__":
    for amount in ["7", "19.5", "45.20", "310.09", "2001.00", "84512.99"]:
        print(amount.rjust(10), "|", cheque(amount))
    longest = max(range(1, 60), key=lambda n: len(words(n)))
    print(longest, words(longest))
