import unittest


def clamp(value, low, high):
    return max(low, min(value, high))


def wheel_speeds(forward, turn):
    left, right = forward - turn, forward + turn
    biggest = max(abs(left), abs(right), 1)
    return left / biggest, right / biggest


class WheelTest(unittest.TestCase):
    def test_straight(self):
        self.assertEqual(wheel_speeds(0.5, 0), (0.5, 0.5))

    def test_turn_on_the_spot(self):
        left, right = wheel_speeds(0, 1)
        self.assertEqual(left, -right)

    def test_scaled(self):
        self.assertEqual(max(wheel_speeds(1, 1)), 1)

    def test_clamp(self):
        self.assertEqual(clamp(5, 10, 0), 5)


def main():
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(WheelTest)
    result = unittest.TestResult()
    suite.run(result)
    print("run", result.testsRun, "failures", len(result.failures), "errors", len(result.errors))
    for test, text in result.failures:
        print(test.id().split(".")[-1], "->", text.strip().splitlines()[-1])
    print("ok" if result.wasSuccessful() else "not ok")


if __name__ == "__main__":
    main()
