VALUES = {"yellow": 2, "green": 3, "brown": 4, "blue": 5, "pink": 6, "black": 7}


class Foul(Exception):
    def __init__(self, ball, points):
        super().__init__(f"foul on {ball}, {points} away")
        self.points = points


def play(shots, reds=4):
    total = 0
    on_red = True
    for ball in shots:
        match ball, on_red:
            case "red", True if reds:
                reds -= 1
                total += 1
                on_red = False
            case "red", _:
                raise Foul("red", 4)
            case color, False:
                total += VALUES[color]
                on_red = reds > 0
            case "miss", True:
                return total, reds
            case color, True:
                raise Foul(color, max(4, VALUES[color]))
    return total, reds


def main():
    frames = {
        "Ding": ["red", "black", "red", "blue", "red", "pink", "miss"],
        "Judd": ["red", "black", "pink"],
        "Luca": ["red", "black"] * 4 + ["yellow", "green"],
        "Fan": ["red", "red"],
    }
    scores = dict.fromkeys(frames, 0)
    for name, shots in frames.items():
        try:
            points, left = play(shots)
            scores[name] += points
            print(f"{name}: break of {points}, {left} reds left")
        except Foul as f:
            print(f"{name}: {f}")
            for other in scores:
                if other != name:
                    scores[other] += f.points
    print(scores)


if __name__ == "__main__":
    main()
