class Jump:
    K_POINT = 120
    METRE_VALUE = 1.8

    def __init__(self, distance, marks, wind=0.0):
        if len(marks) != 5:
            raise ValueError(f"five marks are needed, got {len(marks)}")
        self.distance = distance
        self.marks = marks
        self.wind = wind

    @property
    def points(self):
        far = 60 + (self.distance - self.K_POINT) * self.METRE_VALUE
        style = sum(sorted(self.marks)[1:-1])
        return round(far + style + self.wind, 1)

    def __lt__(self, other):
        return self.points < other.points


class NormalHillJump(Jump):
    K_POINT = 90
    METRE_VALUE = 2.0


def main():
    large = {
        "Kobayashi": Jump(128.5, [18.5, 19, 18.5, 18, 19], -2.3),
        "Geiger": Jump(131, [18, 18, 18.5, 17.5, 18]),
        "Stoch": Jump(117, (19.5, 19, 19, 19.5, 19), wind=6.4),
    }
    for name in sorted(large, key=large.get, reverse=True):
        print(f"{name:10}{large[name].distance:7.1f} m {large[name].points:7.1f}")
    small = NormalHillJump(98.5, [18] * 5)
    print("normal hill", small.points, small < large["Stoch"])
    try:
        Jump(100, [17, 17.5])
    except ValueError as e:
        print(e)
    print(max(large.values()).distance)


main()
