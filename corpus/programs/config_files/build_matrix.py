from itertools import product

MATRIX = {
    "python": ["3.10", "3.12"],
    "os": ["linux", "mac", "windows"],
    "extras": [None, "gpu"],
}
EXCLUDE = [{"os": "mac", "extras": "gpu"}, {"python": "3.10", "os": "windows"}]
INCLUDE = [{"python": "3.13", "os": "linux", "allow_failure": True}]


def combinations(matrix):
    keys = matrix.keys()
    for values in product(*matrix.values()):
        yield dict(zip(keys, values))


def matches(job, pattern):
    return pattern.items() <= job.items()


def jobs(matrix, exclude=(), include=()):
    chosen = [j for j in combinations(matrix) if not any(matches(j, e) for e in exclude)]
    return chosen + list(include)


def label(job):
    parts = [str(v) for k, v in job.items() if v and k != "allow_failure"]
    return "-".join(parts) + ("?" if job.get("allow_failure") else "")


def main():
    everything = jobs(MATRIX)
    chosen = jobs(MATRIX, EXCLUDE, INCLUDE)
    print(len(everything), len(chosen))
    print(*map(label, chosen))
    minutes = {"linux": 4, "mac": 9, "windows": 7}
    total = sum(minutes[j["os"]] for j in chosen)
    print(total, "minutes;", f"{total / len(chosen):.2f} on average")
    per_os = {}
    for j in chosen:
        per_os[j["os"]] = per_os.get(j["os"], 0) + 1
    print(per_os, [label(j) for j in chosen if matches(j, {"extras": "gpu"})])
    print(len({label(j) for j in everything}) == len(everything))


main()
