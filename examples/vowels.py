def vowels(text, extra=""):
    found = []
    for char in text.lower():
        if char in "aeiou" + extra:
            found.append(char)
    return "".join(found)


def main():
    return vowels("Try Again", "y")
