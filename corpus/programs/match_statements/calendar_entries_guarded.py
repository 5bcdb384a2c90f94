from datetime import date

entries = [
    ("birthday", "Ida", date(2015, 2, 29 - 1)),
    ("meeting", date(2024, 2, 28), (9, 30), ["Ann", "Bob"]),
    ("meeting", date(2024, 2, 28), (17, 0), []),
    ("holiday", date(2024, 2, 26), date(2024, 3, 1)),
    ("todo", "pay rent"),
    {"todo": "call mum", "done": True},
    {"todo": "buy milk"},
    None,
]


def on(day, entry):
    match entry:
        case ("birthday", name, date(month=m, day=d) as born) if (m, d) == (day.month, day.day):
            return f"{name} turns {day.year - born.year}"
        case ("meeting", when, (hour, minute), [first, *others]) if when == day:
            return f"{hour:02}:{minute:02} {first}{f' +{len(others)}' if others else ''}"
        case ("meeting", when, *_) if when == day:
            return "a meeting with nobody"
        case ("holiday", start, end) if start <= day <= end:
            return f"holiday, day {(day - start).days + 1}"
        case ("todo", text) | {"todo": text, "done": False}:
            return f"[ ] {text}"
        case {"todo": text, "done": True}:
            return f"[x] {text}"
        case {"todo": str(text)}:
            return f"[?] {text}"


for day in (date(2024, 2, 28), date(2024, 3, 2)):
    print(day, [text for e in entries if (text := on(day, e))])
