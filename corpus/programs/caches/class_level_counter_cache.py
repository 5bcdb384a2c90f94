class Word:
    _known = {}
    looked_up = 0

    def __init__(self, text):
        self.text = text.lower()

    @property
    def syllables(self):
        if self.text not in Word._known:
            Word.looked_up += 1
            count, before = 0, False
            for ch in self.text:
                vowel = ch in "aeiouyäöü"
                if vowel and not before:
                    count += 1
                before = vowel
            if self.text.endswith("e") and count > 1:
                count -= 1
            Word._known[self.text] = count
        return Word._known[self.text]

    def __repr__(self):
        return f"{self.text}({self.syllables})"


def haiku(lines):
    counts = [sum(Word(w.strip(".,!")).syllables for w in line.split()) for line in lines]
    return counts, counts == [5, 7, 5]


def main():
    poem = ["An old silent pond", "A frog jumps into the pond", "Splash! Silence again."]
    print(*haiku(poem))
    print(Word.looked_up, len(Word._known))
    print(sorted(Word._known.items(), key=lambda kv: -kv[1])[:2])
    poem[1] = poem[1].replace("the", "a dark")
    print(*haiku(poem), Word.looked_up)
    Word._known["again"] = 3
    print(haiku(poem)[0], Word("Pond") , Word("table"))


main()
