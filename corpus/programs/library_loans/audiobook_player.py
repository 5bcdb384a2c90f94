def hms(seconds):
    m, s = divmod(seconds, 60)
    h, m = divmod(m, 60)
    return f"{h}:{m:02}:{s:02}" if h else f"{m}:{s:02}"


class Player:
    def __init__(self, title, chapters):
        self.title = title
        self.chapters = chapters
        self.position = 0

    @property
    def length(self):
        return sum(self.chapters)

    @property
    def chapter(self):
        start = 0
        for number, length in enumerate(self.chapters, 1):
            if self.position < start + length:
                return number, self.position - start
            start += length
        return len(self.chapters), self.chapters[-1]

    def play(self, seconds, speed=1.0):
        self.position = min(self.length, self.position + int(seconds * speed))
        return self.chapter

    def back(self, seconds=30):
        self.position = max(0, self.position - seconds)
        return self.chapter


def main():
    p = Player("Moby-Dick", [1320, 960, 1815])
    print(p.title, hms(p.length))
    print(p.play(900))
    print(p.play(400, speed=1.25))
    print(p.back(), hms(p.position))
    number, inside = p.play(600)
    print(f"chapter {number} at {hms(inside)}")
    print(f"{p.position / p.length:.0%} heard, {hms(p.length - p.position)} left")
    p.back(10_000)
    print(p.position, p.chapter)
    print(p.play(99_999, 2))


main()
