EINER = ["", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun",
         "zehn", "elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn"]
ZEHNER = ["", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig"]


def unter_hundert(n):
    if n < 20:
        return EINER[n]
    zehn, eins = divmod(n, 10)
    return (EINER[eins] + "und" if eins else "") + ZEHNER[zehn]


def wort(n):
    if n == 0:
        return "null"
    if n < 0:
        return "minus " + wort(-n)
    teile = ""
    if n >= 1000:
        teile += wort(n // 1000).removesuffix("s") + "tausend"
        n %= 1000
    if n >= 100:
        teile += EINER[n // 100] + "hundert"
        n %= 100
    teile += unter_hundert(n)
    if n == 1:
        teile += "s"
    return teile


def main():
    zahlen = [0, 1, 7, 12, 21, 30, 101, 345, 1999, 16016, -8]
    längen = {}
    for z in zahlen:
        w = wort(z)
        längen[z] = len(w)
        print(f"{z:>6} {w}")
    längste = max(längen, key=längen.get)
    print("längstes Wort:", längste, "mit", längen[längste], "Buchstaben")
    preis = 23.45
    euro, cent = int(preis), round(preis % 1 * 100)
    print(f"{wort(euro)} Euro {wort(cent)}")


main()
