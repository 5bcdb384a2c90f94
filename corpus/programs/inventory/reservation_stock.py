from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Product:
    name: str
    stock: int
    reserved: dict[str, int] = field(default_factory=dict)

    @property
    def available(self) -> int:
        return self.stock - sum(self.reserved.values())

    def reserve(self, order: str, n: int) -> bool:
        if n <= self.available:
            self.reserved[order] = n
            return True
        return False

    def fulfil(self, order: str) -> int:
        n = self.reserved.pop(order)
        self.stock -= n
        return n


def main() -> None:
    kettle = Product("kettle", 6)
    ok1 = kettle.reserve("o-1", 4)
    ok2 = kettle.reserve("o-2", 3)
    ok3 = kettle.reserve("o-1", 2)
    print(ok1, ok2, ok3, kettle)
    print("available", kettle.available)
    if kettle.reserve("o-3", 3):
        print("o-3 reserved")
    shipped = kettle.fulfil("o-1")
    print("shipped", shipped, "left", kettle.stock)
    print(kettle.fulfil("o-2"))


if __name__ == "__main__":
    main()
