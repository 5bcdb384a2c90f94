class Lamp:
    def __init__(self):
        self.level = 0

    def on(self): self.level = 100
    def off(self): self.level = 0
    def dim(self, to): self.level = int(to.rstrip("%"))


class House:
    def __init__(self, *rooms):
        self.lamps = {r: Lamp() for r in rooms}
        self.scenes = {}

    def run(self, line):
        if "=" in line:
            name, body = line.split("=")
            self.scenes[name.strip()] = [part.strip() for part in body.split(",")]
            return
        if line in self.scenes:
            for part in self.scenes[line]:
                self.run(part)
            return
        room, command, *args = line.split()
        lamps = self.lamps.values() if room == "all" else [self.lamps[room]]
        for lamp in lamps:
            getattr(lamp, command)(*args)

    def state(self):
        return " ".join(f"{r}:{lamp.level}" for r, lamp in self.lamps.items())


def main():
    house = House("hall", "bath", "sofa")
    script = ["all on", "bath dim 30%", "movie = all off, sofa dim 15%", "movie", "party = movie, hall on", "party"]
    for line in script:
        house.run(line)
        print(f"{line:<30}{house.state()}")
    for wrong in ("attic on", "sofa blink"):
        try:
            house.run(wrong)
        except (KeyError, AttributeError) as e:
            print(f"{wrong}: {type(e).__name__}")
    house.run("sofa dim warm")


main()
