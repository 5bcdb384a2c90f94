"""A program without a main function."""
words = "one two three".split()
lengths = {}
for word in words:
    lengths[word] = len(word)

def longest(table):
    return max(table, key=table.get)

class Label:
    text = longest(lengths)

if __name__ == "__main__":
    answer = Label.text
del word
