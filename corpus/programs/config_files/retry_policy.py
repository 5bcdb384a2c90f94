from dataclasses import dataclass, replace


@dataclass(frozen=True)
class RetryPolicy:
    attempts: int = 3
    delay: float = 1.0
    factor: float = 2.0
    maximum: float = 10.0

    @classmethod
    def from_text(cls, text):
        """'attempts=5 delay=0.5'"""
        values = {}
        for part in text.split():
            key, value = part.split("=")
            values[key] = cls.__annotations__[key](value)
        return cls(**values)

    def delays(self):
        d = self.delay
        for _ in range(self.attempts - 1):
            yield min(d, self.maximum)
            d *= self.factor

    def run(self, function):
        waited = []
        pauses = self.delays()
        while True:
            try:
                return function(), waited
            except ConnectionError:
                try:
                    waited.append(next(pauses))
                except StopIteration:
                    raise TimeoutError(f"gave up after {sum(waited)} s") from None


def flaky(failures):
    left = failures

    def call():
        nonlocal left
        if left:
            left -= 1
            raise ConnectionError
        return "answer"

    return call


def main():
    normal = RetryPolicy()
    patient = RetryPolicy.from_text("attempts=6 delay=2 maximum=9")
    print(list(normal.delays()), list(patient.delays()))
    print(normal.run(flaky(2)))
    print(patient.run(flaky(4)))
    for policy in (normal, replace(normal, attempts=1)):
        try:
            policy.run(flaky(5))
        except TimeoutError as e:
            print(e)
    print(replace(patient, attempts=3) == RetryPolicy(3, 2.0, maximum=9.0))
    RetryPolicy.from_text("attempts=2 jitter=1")


if __name__ == "__main__":
    main()
