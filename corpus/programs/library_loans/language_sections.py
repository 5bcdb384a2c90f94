books = [
    "de|Der Vorleser|207", "en|Emma|474", "fr|Nana|512", "de|Tschick|256",
    "en|Kim|366", "pl|Lalka|679", "fr|Candide|130", "??|Codex|91",
]
names = {"de": "Deutsch", "en": "English", "fr": "Français", "pl": "Polski"}

sections = {}
for line in books:
    lang, title, pages = line.split("|")
    sections.setdefault(names.get(lang, "other"), []).append((int(pages), title))

for section in sorted(sections, key=lambda s: (s == "other", s)):
    entries = sorted(sections[section])
    print(f"{section.upper():=^24}")
    for pages, title in entries:
        print(f"{title:.<20}{pages:.>4}")

thickest = max((e, s) for s, entries in sections.items() for e in entries)
print(thickest)
avg = {s: sum(p for p, _ in e) / len(e) for s, e in sections.items()}
print({s: f"{a:.0f}" for s, a in avg.items()})
short = [t for e in sections.values() for p, t in e if p < 250]
print(short, len(short) / len(books))
codes = {v: k for k, v in names.items()}
print(codes["Polski"], codes.get("Suomi", "--"))
