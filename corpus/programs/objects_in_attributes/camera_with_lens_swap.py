class Lens:
    def __init__(self, mm, scratched=False):
        self.mm = mm
        self.scratched = scratched


class Camera:
    def __init__(self, lens=None):
        self.lens = lens
        self.shots = []

    def swap(self, lens):
        self.lens, lens = lens, self.lens
        return lens

    def shoot(self, what):
        if not self.lens:
            raise RuntimeError("no lens")
        text = what[: max(1, 200 // self.lens.mm)]
        self.shots.append(text.replace("a", "?") if self.lens.scratched else text)
        return self.shots[-1]


wide, tele = Lens(24), Lens(70)
a, b = Camera(wide), Camera()
print(a.shoot("panorama of alps"))
old = a.swap(tele)
print(old is wide, a.shoot("panorama"))
tele.scratched = True
print(a.shoot("panorama"), a.lens.mm)
print(b.swap(old), b.shoot("a castle"))
b.lens.mm *= 4
print(wide.mm, b.shoot("castle"), a.shots, len(b.shots))
a.swap(None)
a.shoot("nothing")
