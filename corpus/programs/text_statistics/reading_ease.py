"""Flesch reading ease, roughly."""


def syllables(word: str) -> int:
    """Count groups of vowels; a silent e at the end does not count."""
    word = word.lower()
    groups = 0
    previous_vowel = False
    for ch in word:
        vowel = ch in "aeiouy"
        if vowel and not previous_vowel:
            groups += 1
        previous_vowel = vowel
    if word.endswith("e") and groups > 1:
        groups -= 1
    return max(groups, 1)


def reading_ease(sentences: list[str]) -> float:
    words = [w.strip(",;") for s in sentences for w in s.split()]
    total = sum(syllables(w) for w in words)
    per_sentence = len(words) / len(sentences)
    per_word = total / len(words)
    return 206.835 - 1.015 * per_sentence - 84.6 * per_word


def level(score: float) -> str:
    for limit, name in ((90, "very easy"), (60, "plain"), (30, "difficult")):
        if score >= limit:
            return name
    return "academic"


if __name__ == "__main__":
    easy = ["The cat sat", "The dog ran to me"]
    hard = ["Institutional considerations notwithstanding, administration prevails"]
    for sample in (easy, hard):
        score = reading_ease(sample)
        print(round(score, 1), level(score))
    nothing = []
    print(level(reading_ease(nothing)))
