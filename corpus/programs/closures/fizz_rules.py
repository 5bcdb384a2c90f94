def rule(divisor, word):
    return lambda n: word if n % divisor == 0 else ""

def talker(*rules, otherwise=str):
    def say(n):
        text = "".join(r(n) for r in rules)
        return text or otherwise(n)
    return say

forest = talker(rule(2, "hoo"), rule(3, "cuck"))
clock = talker(rule(6, "BONG"), rule(4, "ding"), otherwise=lambda n: ".")
quiet = talker(otherwise=lambda n: "")

print(" ".join(map(forest, range(1, 9))))
print(" ".join(clock(h) for h in range(1, 13)))
print(repr("".join(map(quiet, range(5)))))
calls = [n for n in range(1, 20) if forest(n) == "hoocuck"]
print(calls)
longest = max(range(1, 13), key=lambda h: len(clock(h)))
print(longest, clock(longest))
