sample = "Call 0800-HELP (24h), Ümit & Co.!"
kinds = {"alpha": str.isalpha, "digit": str.isdigit, "space": str.isspace, "upper": str.isupper}
counts = {name: sum(map(test, sample)) for name, test in kinds.items()}
print(counts, len(sample) - counts["alpha"] - counts["digit"] - counts["space"])
print([w for w in sample.split() if w.isalnum()], [w for w in sample.split() if w.istitle()])
digits = "".join(filter(str.isdigit, sample))
print(digits, int(digits), digits.zfill(8), digits.lstrip("0"))
print("".join(c.upper() if i % 2 else c.lower() for i, c in enumerate("python")))
phone = dict(zip("HELP", "4357"))
print("".join(phone.get(c, c) for c in "0800-HELP"), "x1".isidentifier(), "1x".isidentifier())
print("Straße".casefold() == "STRASSE".casefold(), "Straße".upper(), "ß".isupper(), "²".isdigit(), "²".isdecimal())
print(ord("Ü"), chr(252), "ü" > "z", sorted("bÜaZ"), sorted("bÜaZ", key=str.lower))
print("é" == "e\u0301", len("e\u0301"), "\N{BULLET} item", "tab\there"[3] == "\t")
