import re


def words(text):
    return re.findall(r"[\w']+|[^\w\s]", text)


def pig(word):
    if not word.isalpha():
        return word
    m = re.match(r"([^aeiouAEIOU]*)(.*)", word)
    start, rest = m.groups()
    if not start:
        result = rest + "way"
    else:
        result = rest + start.lower() + "ay"
    return result.capitalize() if word[0].isupper() else result


def join(parts):
    text = ""
    for p in parts:
        if text and (p.isalnum() or p[0].isalnum()):
            text += " "
        text += p
    return text


def translate(text):
    return join(map(pig, words(text)))


def main():
    for text in ["Hello, nice world!", "I like string theory", "don't stop", "Über 3 apples?"]:
        print(text, "->", translate(text))
    longest = max(words(translate("The quick brown fox")), key=len)
    print(longest, len(longest))
    once = translate("egg")
    print(once, translate(once), translate(""))


main()
