SERIES = {
    "Earthsea": ["A Wizard", "The Tombs", "The Shore", "Tehanu"],
    "Moomins": ["Comet", "Finn Family", "Midsummer"],
}
POSITION = {title: (series, i) for series, titles in SERIES.items() for i, title in enumerate(titles)}


def check(history):
    seen = set()
    for title in history:
        place = POSITION.get(title)
        if place is None:
            seen.add(title)
            continue
        series, i = place
        skipped = [t for t in SERIES[series][:i] if t not in seen]
        if skipped:
            yield title, skipped
        seen.add(title)


def next_up(history):
    result = {}
    for series, titles in SERIES.items():
        read = [t in history for t in titles]
        if any(read) and not all(read):
            result[series] = titles[read.index(False)]
    return result


def main():
    readers = {
        "Tuva": ["A Wizard", "Emma", "The Tombs", "Comet"],
        "Ulf": ["Tehanu", "A Wizard", "Finn Family"],
        "Vera": ["Comet", "Finn Family", "Midsummer"],
    }
    for name, history in readers.items():
        problems = list(check(history))
        print(name, "in order" if not problems else "")
        for title, skipped in problems:
            print(f"   {title} before {', '.join(skipped)}")
        print("   next:", next_up(history))
    counts = {s: sum(any(t in h for t in ts) for h in readers.values()) for s, ts in SERIES.items()}
    print(counts)
    readers["Ulf"] += ["The Tombs", "The Shore"]
    print(next_up(readers["Ulf"]), len(list(check(readers["Ulf"]))))


if __name__ == "__main__":
    main()
