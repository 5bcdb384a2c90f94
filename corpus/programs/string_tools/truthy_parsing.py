YES = {"yes", "y", "true", "1", "on", "ja", "oui", "sí"}
NO = {"no", "n", "false", "0", "off", "nein", "non"}


def to_bool(text, default=None):
    t = str(text).strip().casefold()
    if t in YES:
        return True
    if t in NO:
        return False
    if default is None:
        raise ValueError(f"neither yes nor no: {text!r}")
    return default


answers = ["Yes", " n ", "JA", 0, "maybe", True, "", "Sí"]
result = []
unclear = []
for a in answers:
    try:
        result.append(to_bool(a))
    except ValueError as e:
        unclear.append(a)
        result.append(None)
        print(e)

print(result)
print("yes", result.count(True), "no", result.count(False), "unclear", unclear)
print([to_bool(a, default=False) for a in unclear])
print(bool("False"), bool("0"), bool(""), bool(" "), to_bool("False"))
majority = sum(r is True for r in result) > len(result) / 2
print("majority" if majority else "no majority", f"{sum(filter(None, result))}/{len(result)}")
