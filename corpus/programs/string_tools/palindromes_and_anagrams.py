import string


def clean(text):
    return "".join(c for c in text.casefold() if c in string.ascii_lowercase)


def is_palindrome(text):
    letters = clean(text)
    left, right = 0, len(letters) - 1
    while left < right:
        if letters[left] != letters[right]:
            return False
        left += 1
        right -= 1
    return True


def anagrams(words):
    groups = {}
    for w in words:
        groups.setdefault("".join(sorted(clean(w))), []).append(w)
    return [g for g in groups.values() if len(g) > 1]


for text in ("Anna", "No lemon", "Mr. Owl?", ""):
    print(f"{text!r:12} {is_palindrome(text)}")
print(anagrams(["Tea", "net", "eat", "ten", "cat", "ate!"]))
