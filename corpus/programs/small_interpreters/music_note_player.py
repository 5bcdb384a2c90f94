NOTES = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}


class Player:
    def __init__(self, tempo=120):
        self.octave = 4
        self.length = 4
        self.beat = 60 / tempo
        self.events = []
        self.clock = 0.0

    def play(self, tune):
        i = 0
        while i < len(tune):
            ch = tune[i]
            i += 1
            digits = ""
            sharp = 0
            if i < len(tune) and tune[i] == "#":
                sharp, i = 1, i + 1
            while i < len(tune) and tune[i].isdigit():
                digits, i = digits + tune[i], i + 1
            if ch in NOTES:
                seconds = self.beat * 4 / int(digits or self.length)
                key = 12 * (self.octave + 1) + NOTES[ch] + sharp
                self.events.append((round(self.clock, 3), key, round(seconds, 3)))
                self.clock += seconds
            elif ch == "r":
                self.clock += self.beat * 4 / int(digits or self.length)
            elif ch == "o":
                self.octave = int(digits)
            elif ch == "l":
                self.length = int(digits)
            elif ch in "<>":
                self.octave += 1 if ch == ">" else -1
        return self


def main():
    p = Player(tempo=60).play("l4 c e8 g8 r2 > c# < b2")
    for start, key, seconds in p.events:
        print(f"{start:>6} key {key} for {seconds}")
    print("total", p.clock)
    keys = [k for _, k, _ in p.events]
    print(max(keys) - min(keys), "half tones")
    print(Player().play("o3 a l16 aa").events)


main()
