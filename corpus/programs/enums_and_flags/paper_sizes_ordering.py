import functools
from enum import Enum


@functools.total_ordering
class Paper(Enum):
    A5 = 148, 210
    A4 = 210, 297
    A3 = 297, 420

    @property
    def area(self):
        w, h = self.value
        return w * h

    def __lt__(self, other):
        if not isinstance(other, Paper):
            return NotImplemented
        return self.area < other.area


print(max(Paper).name, Paper.A4 <= Paper.A3, Paper.A5 >= Paper.A4)
print([p.name for p in sorted(Paper, reverse=True)])
stock = {Paper.A4: 100, Paper.A3: 3}


def smallest_for(width, height):
    for paper in sorted(stock):
        w, h = paper.value
        if stock[paper] and w >= width and h >= height:
            stock[paper] -= 1
            return paper.name
    return None


print(smallest_for(200, 200), smallest_for(211, 10), smallest_for(300, 500))
print(stock[Paper.A3], Paper.A5 in stock)
print(Paper.A4 < 5)
