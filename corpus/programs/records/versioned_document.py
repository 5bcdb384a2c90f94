from dataclasses import dataclass, replace, fields


@dataclass(frozen=True)
class Doc:
    title: str
    body: str = ""
    version: int = 1
    tags: tuple = ()

    def edit(self, **changes):
        return replace(self, version=self.version + 1, **changes)


def diff(old, new):
    for f in fields(old):
        a, b = getattr(old, f.name), getattr(new, f.name)
        if a != b:
            yield f"{f.name}: {a!r} -> {b!r}"


def main():
    history = [Doc("Plan")]
    history.append(history[-1].edit(body="buy paint"))
    history.append(history[-1].edit(title="Plan B", tags=("house",)))
    history.append(history[-1].edit(body=history[-1].body + ", brush"))
    for old, new in zip(history, history[1:]):
        print(f"v{new.version}", "; ".join(diff(old, new)))
    print(len({d.title for d in history}), hash(history[0]) == hash(Doc("Plan")))
    print(list(diff(history[0], history[-1]))[1])
    history[0].title = "Other"


main()
