class Weight:
    def __init__(self, grams):
        self.grams = grams

    def weigh(self):
        return self.grams

    def balanced(self):
        return True


class Rod:
    def __init__(self, left_arm, left, right_arm, right):
        self.left_arm, self.left = left_arm, left
        self.right_arm, self.right = right_arm, right

    def weigh(self):
        return self.left.weigh() + self.right.weigh()

    def torque(self):
        return self.left_arm * self.left.weigh() - self.right_arm * self.right.weigh()

    def balanced(self):
        return self.torque() == 0 and self.left.balanced() and self.right.balanced()


def main():
    inner = Rod(2, Weight(30), 3, Weight(20))
    print(inner.weigh(), inner.balanced())
    mobile = Rod(0.1, inner, 0.5, Weight(10))
    print(mobile.weigh(), mobile.torque(), mobile.balanced())
    fine = Rod(0.1, Weight(3), 0.3, Weight(1))
    print(fine.torque(), fine.balanced())
    tilted = Rod(1, inner, 1, mobile)
    side = "left" if tilted.torque() > 0 else "right"
    print(f"tilts {side} by {abs(tilted.torque())}")


if __name__ == "__main__":
    main()
