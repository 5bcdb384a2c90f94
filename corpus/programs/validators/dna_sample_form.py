REQUIRED = ["id", "sequence", "quality"]


class SampleError(ValueError):
    def __init__(self, sample, message):
        self.sample = sample
        super().__init__(f"{sample.get('id', '?')}: {message}")


def check(sample):
    for key in REQUIRED:
        if key not in sample:
            raise SampleError(sample, f"{key} missing")
    letters = set(sample["sequence"]) - set("ACGTN")
    if letters:
        raise SampleError(sample, f"letters {''.join(sorted(letters))}")
    if len(sample["quality"]) != len(sample["sequence"]):
        raise SampleError(sample, "quality has another length")
    unknown = sample["sequence"].count("N") / len(sample["sequence"])
    if unknown > 0.25:
        raise SampleError(sample, f"{unknown:.0%} unknown")
    return sum(sample["quality"]) / len(sample["quality"])


def main():
    samples = [
        {"id": "s1", "sequence": "ACGTN", "quality": [30, 31, 28, 35, 2]},
        {"id": "s2", "sequence": "ANNT", "quality": [9, 9, 9, 9]},
        {"id": "s3", "sequence": "ACU", "quality": [1, 2, 3]},
        {"sequence": "A"},
        {"id": "s5", "sequence": "GG", "quality": [40]},
        {"id": "s6", "sequence": "", "quality": []},
    ]
    results = {}
    for s in samples:
        try:
            results[s["id"]] = check(s)
        except SampleError as e:
            print("rejected", e)
        except KeyError as e:
            print("no", e)
    print(results)


main()
