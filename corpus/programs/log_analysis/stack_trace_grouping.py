from hashlib import md5
from dataclasses import dataclass, field

TRACES = [
    ("10:00", "ValueError: bad id 17", ["app.py:10", "users.py:44"]),
    ("10:05", "ValueError: bad id 903", ["app.py:10", "users.py:44"]),
    ("10:06", "KeyError: 'mail'", ["app.py:12", "mail.py:7", "smtp.py:91"]),
    ("10:30", "ValueError: bad id 5", ["app.py:31", "users.py:44"]),
    ("11:02", "ValueError: bad id 17", ["app.py:10", "users.py:44"]),
]


@dataclass
class Issue:
    kind: str
    where: str
    times: list = field(default_factory=list)
    messages: set = field(default_factory=set)

    def __len__(self):
        return len(self.times)


def fingerprint(message, frames):
    kind = message.split(":")[0]
    return md5("|".join([kind, *frames]).encode()).hexdigest()[:6]


def group(traces):
    issues = {}
    for time, message, frames in traces:
        key = fingerprint(message, frames)
        kind, _, detail = message.partition(": ")
        issue = issues.setdefault(key, Issue(kind, frames[-1]))
        issue.times.append(time)
        issue.messages.add(detail)
    return issues


def main():
    issues = group(TRACES)
    for key, issue in sorted(issues.items(), key=lambda i: len(i[1]), reverse=True):
        print(f"[{key}] {issue.kind} in {issue.where}: {len(issue)}x, first {issue.times[0]}, last {issue.times[-1]}")
        print("   ", sorted(issue.messages))
    print(len(TRACES), "traces,", len(issues), "issues")
    same_place = [i for i in issues.values() if i.where == "users.py:44"]
    print(sum(len(i) for i in same_place))


if __name__ == "__main__":
    main()
