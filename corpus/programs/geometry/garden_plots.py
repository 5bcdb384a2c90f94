from abc import ABC, abstractmethod
import math


class Plot(ABC):
    def __init__(self, crop):
        self.crop = crop

    @abstractmethod
    def area(self): ...

    @abstractmethod
    def fence(self): ...

    def __str__(self):
        return f"{self.crop}: {self.area():.1f} m², fence {self.fence():.1f} m"


class Rectangle(Plot):
    def __init__(self, crop, w, h):
        super().__init__(crop)
        self.w, self.h = w, h

    def area(self):
        return self.w * self.h

    def fence(self):
        return 2 * (self.w + self.h)


class Circle(Plot):
    def __init__(self, crop, radius):
        super().__init__(crop)
        self.radius = radius

    def area(self):
        return math.pi * self.radius ** 2

    def fence(self):
        return 2 * math.pi * self.radius


class Square(Rectangle):
    def __init__(self, crop, side):
        super().__init__(crop, side, side)


def main():
    plots = [Rectangle("potatoes", 4, 2.5), Circle("herbs", 1.2), Square("flowers", 3)]
    for plot in sorted(plots, key=Plot.area, reverse=True):
        print(plot)
    fence = sum(p.fence() for p in plots)
    print(f"buy {math.ceil(fence)} m of fence")
    best = max(plots, key=lambda p: p.area() / p.fence())
    print("most garden per fence:", best.crop)


if __name__ == "__main__":
    main()
