import unittest


class Warehouse:
    def __init__(self, **stock):
        self.stock = stock
        self.reserved = {}

    def available(self, item):
        return self.stock[item] - self.reserved.get(item, 0)

    def reserve(self, item, n):
        if n > self.available(item):
            raise ValueError(f"only {self.available(item)} {item}")
        self.reserved[item] = self.reserved.get(item, 0) + n

    def release(self, item, n):
        self.reserved[item] = max(0, self.reserved.get(item, 0) - n)


class WarehouseTest(unittest.TestCase):
    def setUp(self):
        self.w = Warehouse(bolt=10, nut=4)

    def test_reserve(self):
        self.w.reserve("bolt", 6)
        self.assertEqual(self.w.available("bolt"), 4)
        self.assertRaises(ValueError, self.w.reserve, "bolt", 5)

    def test_release(self):
        self.w.reserve("nut", 4)
        self.w.release("nut", 9)
        self.assertEqual(self.w.available("nut"), 4)

    def test_unknown(self):
        with self.assertRaises(KeyError):
            self.w.reserve("gear", 1)


result = unittest.TestResult()
suite = unittest.defaultTestLoader.loadTestsFromTestCase(WarehouseTest)
suite.run(result)
print("ran", result.testsRun, "failures", len(result.failures), "errors", len(result.errors))
