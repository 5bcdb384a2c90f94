rows = ["kpkkpkkk", "kppkkpkp", "kppkppkk", "kppkppkk", "kppkpppp"]


def decode(rows, one="p"):
    text = ""
    for row in rows:
        n = 0
        for stitch in row:
            n *= 2
            if stitch == one:
                n += 1
        text += chr(n)
    return text


def encode(text):
    return ["".join("kp"[int(b)] for b in format(ord(c), "08b")) for c in text]


def main():
    print(decode(rows))
    print(encode("Hi"))
    print(decode(encode("knit & purl")) == "knit & purl")
    inverted = decode(rows, one="k")
    print([ord(c) for c in inverted])
    purls = sum(r.count("p") for r in rows)
    total = len(rows) * len(rows[0])
    print(f"{purls} purl of {total} stitches, {purls / total:.0%}")
    damaged = rows[:]
    damaged[0] = damaged[0].replace("p", "k", 1)
    print(repr(decode(damaged)), sum(a != b for a, b in zip(decode(rows), decode(damaged))))
    balanced = [c for c in "AEIOU" if encode(c)[0].count("p") * 2 == 8]
    print(balanced, max("AEIOU", key=lambda c: encode(c)[0].count("p")))


if __name__ == "__main__":
    main()
