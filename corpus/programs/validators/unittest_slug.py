import re
import unittest


def slug_ok(text):
    return bool(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", text))


def fix(text):
    text = re.sub(r"[^a-z0-9]+", "-", text.lower())
    return text.strip("-")


class SlugTest(unittest.TestCase):
    def test_good(self):
        for s in ("a", "a-b", "2024-01"):
            self.assertTrue(slug_ok(s), s)

    def test_bad(self):
        for s in ("", "-a", "a--b", "A", "a_b"):
            self.assertFalse(slug_ok(s), s)

    def test_fix(self):
        self.assertEqual(fix(" Hello,  World! "), "hello-world")
        self.assertEqual(fix("Straße"), "strasse")

    def test_fixed_is_ok(self):
        for s in ("Ünï cödé", "1 + 1 = 2", "x"):
            self.assertTrue(slug_ok(fix(s)), fix(s))


suite = unittest.defaultTestLoader.loadTestsFromTestCase(SlugTest)
result = unittest.TestResult()
suite.run(result)
print(result.testsRun, "run", len(result.failures), "failed")
for test, text in result.failures:
    print(test.id().split(".")[-1], "-", text.strip().splitlines()[-1])
print([fix(t) for t in ("C# & F#", "...", "Été 2023")])
