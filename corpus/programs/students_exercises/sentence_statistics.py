def sentences(text):
    result = []
    current = ""
    for c in text:
        current += c
        if c in ".!?":
            result.append(current.strip())
            current = ""
    return result


def words(sentence):
    clean = ""
    for c in sentence:
        if c.isalpha() or c == " ":
            clean += c
    return clean.split()


def main():
    text = "It was dark. Who was there? Anna ran home as fast as she could! Nobody"
    parts = sentences(text)
    print(len(parts), "sentences")
    for p in parts:
        w = words(p)
        print(len(w), max(w, key=len), "-", p[-1])
    all_words = []
    for p in parts:
        all_words += words(p.lower())
    different = sorted(set(all_words), key=all_words.index)
    print(len(all_words), "words,", len(different), "different")
    print([w for w in different if all_words.count(w) > 1])
    average = sum(len(w) for w in all_words) / len(all_words)
    print("average length %.2f" % average)


main()
