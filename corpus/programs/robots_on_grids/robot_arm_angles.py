import cmath
import math


class Arm:
    def __init__(self, *lengths):
        self.lengths = lengths
        self.angles = [0.0] * len(lengths)

    def bend(self, joint, degrees):
        self.angles[joint] += degrees
        if abs(self.angles[joint]) > 150:
            self.angles[joint] = math.copysign(150, self.angles[joint])
            return False
        return True

    def joints(self):
        point, total = 0j, 0.0
        yield point
        for length, angle in zip(self.lengths, self.angles):
            total += math.radians(angle)
            point += cmath.rect(length, total)
            yield point

    @property
    def tip(self):
        *_, last = self.joints()
        return complex(round(last.real, 3), round(last.imag, 3))


def main():
    arm = Arm(3, 2, 1)
    print("stretched", arm.tip)
    moves = [(0, 90), (1, -90), (2, 45), (1, -80)]
    for joint, degrees in moves:
        ok = arm.bend(joint, degrees)
        print(f"joint {joint} by {degrees:+}: tip {arm.tip} {'' if ok else 'limited'}".rstrip())
    print("angles", arm.angles)
    reach = abs(arm.tip)
    print(f"reach {reach:.2f} of {sum(arm.lengths)}")
    heights = [round(p.imag, 2) for p in arm.joints()]
    print(heights, "highest joint", heights.index(max(heights)))
    print(arm.bend(3, 10))


if __name__ == "__main__":
    main()
