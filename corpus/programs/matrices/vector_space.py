from __future__ import annotations
from dataclasses import dataclass
from typing import List


@dataclass(frozen=True)
class Matrix:
    rows: tuple

    @classmethod
    def of(cls, *rows: List[float]) -> Matrix:
        return cls(tuple(tuple(r) for r in rows))

    @classmethod
    def identity(cls, n: int) -> Matrix:
        return cls.of(*([int(i == j) for j in range(n)] for i in range(n)))

    @property
    def shape(self):
        return len(self.rows), len(self.rows[0])

    def __matmul__(self, other: Matrix) -> Matrix:
        if self.shape[1] != other.shape[0]:
            raise ValueError(f"cannot multiply {self.shape} by {other.shape}")
        columns = list(zip(*other.rows))
        return Matrix.of(*([sum(a * b for a, b in zip(row, col)) for col in columns] for row in self.rows))

    def __pow__(self, n: int) -> Matrix:
        result = Matrix.identity(len(self.rows))
        for _ in range(n):
            result = result @ self
        return result


def main():
    fib = Matrix.of([1, 1], [1, 0])
    print(fib ** 5)
    shear = Matrix.of([1, 2], [0, 1])
    print((fib @ shear).rows)
    column = Matrix.of([3], [4], [5])
    print(column.shape)
    print(shear @ column)


main()
