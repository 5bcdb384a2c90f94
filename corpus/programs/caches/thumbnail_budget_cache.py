from dataclasses import dataclass, field
from typing import Dict


@dataclass
class Entry:
    size: int
    used: int = 0


@dataclass
class ThumbnailCache:
    budget: int
    entries: Dict[str, Entry] = field(default_factory=dict)
    clock: int = 0

    @property
    def total(self) -> int:
        return sum(e.size for e in self.entries.values())

    def fetch(self, name: str, pixels: int) -> str:
        self.clock += 1
        if name in self.entries:
            self.entries[name].used = self.clock
            return "hit"
        size = pixels // 4
        if size > self.budget:
            return "too big"
        dropped = []
        while self.total + size > self.budget:
            oldest = min(self.entries, key=lambda n: self.entries[n].used)
            del self.entries[oldest]
            dropped.append(oldest)
        self.entries[name] = Entry(size, self.clock)
        return "miss" + (f", dropped {' '.join(dropped)}" if dropped else "")


cache = ThumbnailCache(budget=100)
wanted = [("cat", 160), ("dog", 120), ("cat", 160), ("map", 200), ("poster", 900), ("dog", 120)]
for name, pixels in wanted:
    print(f"{name:<7}{cache.fetch(name, pixels):<20}{cache.total:>4}/{cache.budget}")
print(sorted(cache.entries))
cache.budget = 40
print(cache.fetch("cat", 160), list(cache.entries))
