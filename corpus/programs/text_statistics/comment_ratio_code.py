from dataclasses import dataclass

SOURCES = {
    "tidy.py": "# adds\ndef add(a, b):\n    return a + b\n\n\n# subtracts\ndef sub(a, b):\n    return a - b  # simple\n",
    "wild.py": "x=1;y=2\nprint(x,y)\nif x:print('# not a comment')\n",
    "empty.py": "",
}


@dataclass
class Report:
    code: int = 0
    comments: int = 0
    blank: int = 0
    mixed: int = 0

    def __add__(self, other):
        return Report(self.code + other.code, self.comments + other.comments, self.blank + other.blank, self.mixed + other.mixed)

    @property
    def ratio(self):
        total = self.code + self.comments
        return self.comments / total if total else 0.0


def classify(source):
    report = Report()
    for line in source.splitlines():
        line = line.strip()
        if not line:
            report.blank += 1
        elif line.startswith("#"):
            report.comments += 1
        else:
            report.code += 1
            if "#" in line:
                report.mixed += 1
    return report


def main():
    reports = {name: classify(text) for name, text in SOURCES.items()}
    for name, r in reports.items():
        print(f"{name:<9} {r.code:>2} code {r.comments} comments {r.blank} blank {r.ratio:.0%}")
    total = sum(reports.values(), Report())
    print(total, f"{total.ratio:.2f}")
    best = max(reports, key=lambda n: reports[n].ratio)
    longest = {n: max(map(len, t.splitlines()), default=0) for n, t in SOURCES.items()}
    print(best, longest, [n for n, r in reports.items() if r.mixed])


if __name__ == "__main__":
    main()
