class SensorTimeout(Exception):
    pass


class FlakySensor:
    def __init__(self, answers):
        self.answers = iter(answers)
        self.asked = 0

    def read(self):
        self.asked += 1
        answer = next(self.answers)
        if answer is None:
            raise SensorTimeout(f"no answer at request {self.asked}")
        if isinstance(answer, str):
            raise ValueError(f"garbage {answer!r}")
        return answer


def read_safely(sensor, attempts=3, default=None):
    for _ in range(attempts):
        try:
            value = sensor.read()
        except SensorTimeout as e:
            print("   ", e)
        except ValueError as e:
            print("   ", e)
            return default
        else:
            return value
    return default


def main():
    sensor = FlakySensor([21.5, None, None, 22.0, "##", None, None, None, 20.1])
    values = []
    for n in range(5):
        v = read_safely(sensor, default=-1)
        values.append(v)
        print("value", n, v)
    good = [v for v in values if v >= 0]
    print(values, f"{len(good)} good, {sensor.asked} requests")
    print(read_safely(sensor))


if __name__ == "__main__":
    main()
