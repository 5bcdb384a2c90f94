PHRASES = {
    "hello": {"es": "hola", "pt": "olá", "sv": "hej"},
    "thank you": {"es": "gracias", "sv": "tack"},
    "the bill, please": {"es": "la cuenta, por favor", "pt": "a conta, por favor"},
    "where is {place}?": {"es": "¿dónde está {place}?", "sv": "var är {place}?"},
}
PLACES = {"the station": {"es": "la estación", "sv": "stationen"}}


def say(phrase, lang, fallback=("en",), **words):
    entry = PHRASES[phrase]
    for code in (lang, *fallback):
        if code == "en":
            return phrase.format(**words) + " [en]"
        if code in entry:
            words = {k: PLACES.get(v, {}).get(code, v) for k, v in words.items()}
            return entry[code].format(**words)


def coverage(lang):
    return sum(lang in e for e in PHRASES.values()) / len(PHRASES)


for lang in ("es", "pt", "sv"):
    print(lang, f"{coverage(lang):.0%}", say("hello", lang), "|", say("thank you", lang, fallback=("es", "en")))
print(say("where is {place}?", "sv", place="the station"))
print(say("where is {place}?", "es", place="Zara"))
print(say("where is {place}?", "pt", place="the beach"))
print(say("the bill, please", "sv", fallback=()))
print(max(PHRASES, key=lambda p: len(PHRASES[p])), sorted({c for e in PHRASES.values() for c in e}))
print(say("where is {place}?", "sv", town="Lund"))
