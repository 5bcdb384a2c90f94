from contextlib import contextmanager
from dataclasses import dataclass


@dataclass
class Vault:
    temp: float = 17.0
    humidity: float = 48.0
    is_open: bool = False
    minutes_open: int = 0

    def step(self, minutes):
        if self.is_open:
            self.minutes_open += minutes
            self.temp += 0.1 * minutes
            self.humidity += 0.25 * minutes
        else:
            self.temp = max(17.0, self.temp - 0.2 * minutes)
            self.humidity = max(48.0, self.humidity - 0.5 * minutes)


class ClimateAlarm(Exception):
    pass


@contextmanager
def opened(vault, limit=55.0):
    vault.is_open = True
    try:
        yield vault
        if vault.humidity > limit:
            raise ClimateAlarm(f"{vault.humidity:.1f} % at the end")
    finally:
        vault.is_open = False


def visit(vault, titles, minutes_each=6):
    read = []
    with opened(vault):
        for t in titles:
            vault.step(minutes_each)
            if vault.temp > 20:
                break
            read.append(t)
    return read


def main():
    vault = Vault()
    print(visit(vault, ["Bible", "Atlas"]), vault)
    vault.step(10)
    print(vault.temp, vault.humidity)
    try:
        visit(vault, ["Herbal", "Psalter", "Codex", "Map", "Scroll", "Hours"])
    except ClimateAlarm as e:
        print("alarm:", e)
    print(vault.is_open, vault.minutes_open, round(vault.temp, 2))
    waited = 0
    while vault.humidity > 48 or vault.temp > 17:
        vault.step(1)
        waited += 1
    print("calm after", waited, "minutes")


if __name__ == "__main__":
    main()
