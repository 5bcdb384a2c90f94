from typing import NamedTuple


class Planet(NamedTuple):
    name: str
    heat: float
    water: float
    air: float = 0.0

    def habitable(self):
        return 5 <= self.heat <= 30 and self.water >= 40 and self.air >= 0.5


def comet(p):
    return p._replace(water=p.water + 15, heat=p.heat - 4)


def mirrors(p):
    return p._replace(heat=p.heat * 0.5 + 12)


def algae(p):
    if p.water < 30:
        return p
    return p._replace(air=min(1.0, p.air + 0.2 + p.water / 200))


def main():
    rust = Planet("Rust", heat=-38, water=22)
    plan = [mirrors, comet, mirrors, algae, comet, algae]
    state = rust
    for number, action in enumerate(plan, start=1):
        state = action(state)
        print(f"{number} {action.__name__:8} heat {state.heat:6.2f} water {state.water:3g} air {state.air:.3f}")
    print("habitable:", state.habitable(), "before:", rust.habitable())
    wasted = [a.__name__ for a in plan if a(rust) == rust]
    print("no effect at the start:", wasted)
    twin = Planet("Twin", 12, 80)
    while not twin.habitable():
        twin = algae(twin)
    print(twin)


if __name__ == "__main__":
    main()
