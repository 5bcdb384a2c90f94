class TextStats(object):
    def __init__(self, text):
        self._text = text
        self._words = None

    def getWords(self):
        if self._words is None:
            self._words = self._text.split()
        return self._words

    def getWordCount(self):
        return len(self.getWords())

    def getAverageLength(self):
        count = self.getWordCount()
        letters = 0
        for w in self.getWords():
            letters += len(w)
        return letters // count

    def setText(self, text):
        self._text = text


class TextStatsPrinter(object):
    def __init__(self, stats):
        self.stats = stats

    def printAll(self):
        print("Words: " + str(self.stats.getWordCount()))
        print("Average: " + str(self.stats.getAverageLength()))


def main():
    stats = TextStats("every good boy deserves fudge")
    printer = TextStatsPrinter(stats)
    printer.printAll()
    stats.setText("all cows eat grass")
    printer.printAll()
    print(stats._text)


if __name__ == '__main__':
    main()
