import random
from collections import deque, namedtuple

Car = namedtuple("Car", "plate minute papers")


def arrivals(n, seed):
    rng = random.Random(seed)
    minute = 0
    for i in range(n):
        minute += rng.randint(1, 4)
        yield Car(f"XY-{i:02}", minute, rng.choice(["eu", "eu", "visa", "none"]))


def cross(cars, times={"eu": 1, "visa": 4, "none": 2}):
    queue = deque(cars)
    clock, passed, sent_back = 0, [], []
    while queue:
        car = queue.popleft()
        clock = max(clock, car.minute) + times[car.papers]
        (sent_back if car.papers == "none" else passed).append((car, clock - car.minute))
    return passed, sent_back, clock


def main():
    cars = list(arrivals(7, seed=11))
    passed, sent_back, end = cross(cars)
    for car, wait in passed:
        print(f"{car.plate} {car.papers:5} {wait:>2} min")
    print("sent back:", [c.plate for c, _ in sent_back])
    print("last at minute", end, "mean wait", round(sum(w for _, w in passed) / len(passed), 2))
    _, _, fast = cross(cars, {"eu": 0, "visa": 1, "none": 0})
    print("with two more officers:", fast)
    assert len(passed) + len(sent_back) == len(cars)


main()
