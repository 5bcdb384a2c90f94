from datetime import date
import re


def parse_value(text):
    text = text.strip()
    if re.fullmatch(r"\d{4}-\d\d-\d\d", text):
        return date.fromisoformat(text)
    if text in ("true", "false"):
        return text == "true"
    if text.startswith('"') and text.endswith('"'):
        return text[1:-1]
    if text.startswith("["):
        inner = text[1:-1].strip()
        return [parse_value(v) for v in inner.split(",")] if inner else []
    if re.fullmatch(r"[-+]?\d[\d_]*", text):
        return int(text.replace("_", ""))
    return float(text)


def load(source):
    data = {}
    table = data
    for number, line in enumerate(source.strip().splitlines(), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("["):
            table = data
            for part in line[1:-1].split("."):
                table = table.setdefault(part, {})
            continue
        key, value = line.split("=", 1)
        try:
            table[key.strip()] = parse_value(value)
        except ValueError as e:
            raise ValueError(f"line {number}: {e}") from e
    return data


source = """
title = "Hof Älvdal"
founded = 1911-05-02
[animals.cows]
count = 1_204
names = ["Rosa", "Lisa"]
[animals.hens]
happy = true
eggs_per_day = 0.8
"""
farm = load(source)
print(farm["title"], farm["founded"].year)
print(farm["animals"])
print([type(v).__name__ for v in farm["animals"]["hens"].values()])
print(load("x = []\ny = [1, -2]"))
try:
    load("a = 1\nb = maybe")
except ValueError as e:
    print(e)
