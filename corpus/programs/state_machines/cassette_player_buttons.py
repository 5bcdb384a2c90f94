class Player:
    def __init__(self, length=60):
        self.length = length
        self.position = 0
        self.mode = "stop"
        self.counter = {}

    def press(self, button):
        self.counter[button] = self.counter.get(button, 0) + 1
        allowed = {
            "stop": {"play", "rewind", "forward"},
            "play": {"stop", "pause", "forward"},
            "pause": {"pause", "stop"},
            "rewind": {"stop", "play"},
            "forward": {"stop", "play"},
        }
        if button not in allowed[self.mode]:
            return "clunk"
        if self.mode == "pause" and button == "pause":
            self.mode = "play"
        else:
            self.mode = button
        return self.mode

    def run(self, seconds):
        speed = {"play": 1, "rewind": -10, "forward": 10}.get(self.mode, 0)
        self.position += speed * seconds
        if self.position >= self.length or self.position <= 0:
            self.position = min(max(self.position, 0), self.length)
            self.mode = "stop"
        return self.position


def main():
    p = Player()
    script = [("play", 12), ("pause", 9), ("pause", 3), ("rewind", 1), ("forward", 2), ("play", 8), ("forward", 9), ("rewind", 4)]
    for button, seconds in script:
        answer = p.press(button)
        print(f"{button:<8}{answer:<8}{p.run(seconds):>3} {p.mode}")
    print(p.counter)


main()
