from math import sqrt, degrees, asin
import unittest


def ladder_height(length, foot):
    if foot > length:
        raise ValueError("foot is too far away")
    return sqrt(length ** 2 - foot ** 2)


def safe(length, foot):
    angle = degrees(asin(ladder_height(length, foot) / length))
    return 65 <= angle <= 75


class LadderTest(unittest.TestCase):
    def test_height(self):
        self.assertEqual(ladder_height(5, 3), 4)
        self.assertAlmostEqual(ladder_height(2, 1), 1.732, places=3)

    def test_too_far(self):
        with self.assertRaisesRegex(ValueError, "too far"):
            ladder_height(3, 3.1)

    def test_safe(self):
        self.assertTrue(safe(4, 1.4))
        self.assertFalse(safe(4, 3))
        self.assertTrue(safe(4, 1))


suite = unittest.defaultTestLoader.loadTestsFromTestCase(LadderTest)
result = unittest.TestResult()
suite.run(result)
print(result.testsRun, len(result.failures), len(result.errors))
for test, text in result.failures:
    print(test.id().split(".")[-1], "-", text.strip().splitlines()[-1])
print(round(ladder_height(4, 1), 3))
