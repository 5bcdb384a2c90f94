from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Hive:
    name: str
    frames: tuple
    mites: int = 0

    @property
    def honey(self):
        return sum(f for f in self.frames if f >= 1.5)

    def harvest(self, keep=4.0):
        full = sorted(f for f in self.frames if f >= 1.5)
        taken = 0.0
        rest = list(self.frames)
        for f in reversed(full):
            if sum(rest) - f < keep:
                break
            rest[rest.index(f)] = 0.0
            taken += f
        return replace(self, frames=tuple(rest)), round(taken, 2)


def treat(hives, limit=10):
    return [replace(h, mites=h.mites // 4) if h.mites > limit else h for h in hives]


def main():
    hives = [
        Hive("Linde", (2.1, 1.8, 0.9, 2.4)),
        Hive("Robinie", (0.5, 1.6, 0.0, 1.2), mites=22),
        Hive("Heide", (2.0, 2.0, 2.0, 2.0), 4),
    ]
    total = 0
    for i, h in enumerate(hives):
        hives[i], taken = h.harvest()
        total += taken
        print(f"{h.name:8} {h.honey:.1f} kg ripe, taken {taken}, left {sum(hives[i].frames):.1f}")
    print(f"total {total:.1f} kg = {int(total / 0.5)} jars")
    treated = treat(hives)
    print([h.mites for h in hives], "->", [h.mites for h in treated])
    print(treated[0] is hives[0], treated[1] == hives[1], hives[2].frames)


if __name__ == "__main__":
    main()
