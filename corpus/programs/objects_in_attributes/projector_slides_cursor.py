class Slide:
    def __init__(self, title, *points):
        self.title, self.points = title, points


class Show:
    def __init__(self, slides):
        self.slides = slides
        self.at = 0
        self.shown = 0

    @property
    def slide(self):
        return self.slides[self.at]

    def forward(self):
        if self.shown < len(self.slide.points):
            self.shown += 1
        elif self.at < len(self.slides) - 1:
            self.at += 1
            self.shown = 0
        return self

    def back(self):
        if self.shown:
            self.shown -= 1
        elif self.at:
            self.at -= 1
            self.shown = len(self.slide.points)
        return self

    def __str__(self):
        return self.slide.title + "".join(" -" + p for p in self.slide.points[:self.shown])


deck = [Slide("Intro", "who", "why"), Slide("End")]
teacher, beamer = Show(deck), Show(deck)
for key in "fffbbf":
    print(key, teacher.forward() if key == "f" else teacher.back(), "|", beamer)
beamer.at, beamer.shown = teacher.at, teacher.shown
deck.insert(0, Slide("Title"))
print(teacher, "|", beamer, "|", teacher.slide is beamer.slide)
deck[1].points += ("how",)
print(teacher.forward().forward(), "|", str(beamer.forward()))
