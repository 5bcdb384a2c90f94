import unittest
import io


def squash(text):
    """One blank instead of many."""
    return " ".join(text.split())


def ellipsis(text, width):
    if len(text) <= width:
        return text
    return text[:width - 1].rstrip() + "…"


def initials(name):
    return "".join(p[0] for p in name.split() if p[0].isupper())


class HelperTest(unittest.TestCase):
    def test_squash(self):
        self.assertEqual(squash("  a \n b\t"), "a b")

    def test_ellipsis(self):
        self.assertEqual(ellipsis("breakfast", 6), "break…")
        self.assertLessEqual(len(ellipsis("a b c d", 4)), 4)

    def test_short_ellipsis(self):
        self.assertEqual(ellipsis("abc", 0), "…")

    def test_initials(self):
        self.assertEqual(initials("Ludwig van Beethoven"), "LB")


def main():
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(HelperTest)
    result = unittest.TextTestRunner(stream=io.StringIO(), verbosity=0).run(suite)
    print(result.testsRun, "tests,", len(result.failures), "failed,", len(result.errors), "errors")
    for test, text in result.failures + result.errors:
        print(test.id().split(".")[-1], "->", text.strip().splitlines()[-3 if "…" in text else -1].strip())
    for text, width in (("Zwiebelkuchen", 20), ("Zwiebelkuchen", 8), ("a b", 3), ("abc", 0)):
        print(repr(ellipsis(text, width)))
    print(initials("Ana de la Cruz"), squash("\t"), squash("x") == "x")


if __name__ == "__main__":
    main()
