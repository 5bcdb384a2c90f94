raw = """
name = Tea shop
open=9:00
 note = a = b
broken line
empty =
"""
settings, odd = {}, []
for number, line in enumerate(raw.splitlines()):
    key, eq, value = line.partition("=")
    if not eq:
        if line:
            odd.append((number, line))
        continue
    settings[key.strip()] = value.strip()
print(settings)
print(odd)
hour, _, minute = settings["open"].partition(":")
print(int(hour) * 60 + int(minute))
head, _, tail = "a.tar.gz".rpartition(".")
print(head, tail, "noext".rpartition("."), "noext".partition("."))
print(settings["note"].split("="), settings["note"].rsplit("=", 1))
