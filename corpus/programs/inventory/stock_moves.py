from dataclasses import dataclass, field
from typing import Dict, List, Tuple


@dataclass
class Stock:
    items: Dict[str, int] = field(default_factory=dict)
    moves: List[Tuple[str, int]] = field(default_factory=list)

    def receive(self, sku: str, n: int) -> None:
        self.items[sku] = self.items.get(sku, 0) + n
        self.moves.append((sku, n))

    def ship(self, sku: str, n: int) -> bool:
        if self.items.get(sku, 0) < n:
            return False
        self.items[sku] -= n
        self.moves.append((sku, -n))
        if self.items[sku] == 0:
            del self.items[sku]
        return True

    def rebuild(self) -> Dict[str, int]:
        result: Dict[str, int] = {}
        for sku, n in self.moves:
            result[sku] = result.get(sku, 0) + n
        return result


def main() -> None:
    stock = Stock()
    stock.receive("chair", 12)
    stock.receive("desk", 3)
    shipped = [stock.ship("chair", 5), stock.ship("desk", 4), stock.ship("desk", 3)]
    stock.receive("chair", 1)
    print(shipped)
    print(stock.items)
    print(stock.rebuild())
    print("consistent:", stock.items == stock.rebuild())


if __name__ == "__main__":
    main()
