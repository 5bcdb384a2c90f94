from difflib import get_close_matches

COUNTRIES = ["Austria", "Australia", "Germany", "Greece", "Iceland", "Ireland"]


def lookup(text):
    text = text.strip().title()
    if text in COUNTRIES:
        return text, 1
    by_prefix = [c for c in COUNTRIES if c.startswith(text)] if len(text) > 2 else []
    if len(by_prefix) == 1:
        return by_prefix[0], 0.9
    close = get_close_matches(text, COUNTRIES, n=2, cutoff=0.7)
    if close:
        return close[0], 0.7
    return None, 0


def clean(entries):
    result, questions = {}, []
    for who, text in entries:
        country, sure = lookup(text)
        if sure >= 0.9:
            result[who] = country
        else:
            questions.append(f"{who}: {text!r} -> {country or 'unknown'}?")
    return result, questions


def main():
    entries = [("Al", "germany "), ("Bo", "Austrlia"), ("Cy", "ice"), ("Di", "aus"), ("Ed", "Wonderland"), ("Fi", "IRELND")]
    result, questions = clean(entries)
    print(result)
    for q in questions:
        print(q)
    print(f"{len(result) / len(entries):.0%} automatic")


if __name__ == "__main__":
    main()
