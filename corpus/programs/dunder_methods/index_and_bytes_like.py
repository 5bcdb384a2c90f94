class Size:
    def __init__(self, letter):
        self.letter = letter

    def __index__(self):
        return "SML".index(self.letter)

    def __int__(self):
        return int(self.__index__())

    def __reversed__(self):
        return iter("LMS")


prices = [10, 12, 15]
small, large = Size("S"), Size("L")
print(prices[large], prices[small], prices[small:large])
print(list(range(large)), int(large), "abc"[Size("M")])
print(list(reversed(small)), bin(large), hex(large))
for letter in "SMX":
    try:
        print(letter, prices[Size(letter)])
    except ValueError as e:
        print(letter, "no such size")
print("-" * large, [0] * large)
print(large + 1)
