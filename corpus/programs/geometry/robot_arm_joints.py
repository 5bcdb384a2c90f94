from math import atan2, cos, degrees, hypot, radians, sin


class Arm:
    def __init__(self, *lengths):
        self.lengths = lengths
        self.angles = [0.0] * len(lengths)

    def bend(self, *degrees_):
        self.angles = [a + d for a, d in zip(self.angles, degrees_)]
        return self

    def joints(self):
        x = y = total = 0.0
        points = [(x, y)]
        for length, angle in zip(self.lengths, self.angles):
            total += radians(angle)
            x, y = x + length * cos(total), y + length * sin(total)
            points.append((x, y))
        return points

    @property
    def tip(self):
        return self.joints()[-1]

    def reach(self, target):
        """Turn the last joint first, then the others (cyclic coordinate descent)."""
        for i in reversed(range(len(self.lengths))):
            px, py = self.joints()[i]
            tx, ty = self.tip
            want = atan2(target[1] - py, target[0] - px)
            have = atan2(ty - py, tx - px)
            self.angles[i] += degrees(want - have)
        x, y = self.tip
        return hypot(x - target[0], y - target[1])


def main():
    arm = Arm(3, 2)
    print([tuple(round(v, 2) for v in p) for p in arm.bend(90, -90).joints()])
    errors = [round(arm.reach((1, 3)), 3) for _ in range(4)]
    print(errors, errors == sorted(errors, reverse=True))
    print([round(a % 360, 1) for a in arm.angles])
    far = [arm.reach((10, 0)) for _ in range(3)]
    print(f"{far[-1]:.2f} missing, arm is {sum(arm.lengths)} long")


if __name__ == "__main__":
    main()
