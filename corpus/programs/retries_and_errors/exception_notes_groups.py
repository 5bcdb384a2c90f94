class Problem(Exception):
    def __init__(self, *problems):
        self.problems = problems

    def __iter__(self):
        for p in self.problems:
            if isinstance(p, Problem):
                yield from p
            else:
                yield p

    def split(self, kind):
        match = [p for p in self if isinstance(p, kind)]
        rest = [p for p in self if not isinstance(p, kind)]
        return match, rest


def run_all(tasks):
    results, problems = [], []
    for name, task in tasks.items():
        try:
            results.append((name, task()))
        except Exception as e:
            e.task = name
            problems.append(e)
    if problems:
        raise Problem(*problems)
    return results


def nested():
    return run_all({"inner": lambda: {}["x"], "fine": lambda: 1})


def main():
    print(run_all({"a": lambda: 1 + 1, "b": lambda: "x" * 3}))
    tasks = {"sum": lambda: sum([1, "2"]), "nested": nested, "half": lambda: 1 / 0, "ok": lambda: 5}
    try:
        run_all(tasks)
    except Problem as p:
        print(len(p.problems), "problems,", len(list(p)), "in all")
        math, rest = p.split(ArithmeticError)
        print([f"{e.task}: {e}" for e in math])
        print([f"{e.task}: {type(e).__name__}" for e in rest])


if __name__ == "__main__":
    main()
