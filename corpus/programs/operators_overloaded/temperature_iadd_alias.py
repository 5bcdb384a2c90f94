class Water:
    def __init__(self, litres, temp):
        self.litres, self.temp = litres, temp

    def __add__(self, other):
        litres = self.litres + other.litres
        temp = (self.litres * self.temp + other.litres * other.temp) / litres
        return Water(litres, round(temp, 1))

    def __iadd__(self, other):
        mixed = self + other
        self.litres, self.temp = mixed.litres, mixed.temp
        return self

    def __sub__(self, litres):
        return Water(self.litres - litres, self.temp)

    def __repr__(self):
        return f"{self.litres} l at {self.temp}°"


def main():
    bath = Water(80, 42)
    bucket = Water(10, 12)
    print(bath + bucket, bath)
    same = bath
    bath += bucket
    print(bath, same is bath)
    bath -= 30
    print(bath, same, same is bath)
    pots = [Water(2, 100)] * 3
    pots[0] += Water(1, 10)
    print(pots)
    total = Water(0, 0)
    for p in pots[:2]:
        total = total + p
    print(total)
    print(Water(0, 5) + Water(0, 7))


main()
