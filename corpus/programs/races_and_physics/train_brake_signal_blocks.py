from enum import Enum


class Signal(Enum):
    GREEN = "clear"
    YELLOW = "caution"
    RED = "stop"


def signals(occupied: set[int], blocks: int) -> list[Signal]:
    result = []
    for b in range(blocks):
        if b in occupied:
            result.append(Signal.RED)
        elif b + 1 in occupied:
            result.append(Signal.YELLOW)
        else:
            result.append(Signal.GREEN)
    return result


def drive(position: int, others: list[set[int]], blocks: int = 7) -> list[tuple[int, int]]:
    speed, trace = 2, []
    for occupied in others:
        if position >= blocks - 1:
            break
        ahead = signals(occupied, blocks)[min(position + 1, blocks - 1)]
        match ahead:
            case Signal.RED:
                speed = 0
            case Signal.YELLOW:
                speed = 1
            case Signal.GREEN:
                speed = min(2, speed + 1)
        position = min(position + speed, blocks - 1)
        trace.append((position, speed))
    return trace


def main() -> None:
    print([s.name[0] for s in signals({3, 6}, 7)])
    slow_train = [{3}, {3}, {4}, {5}, set(), set()]
    trace = drive(0, slow_train)
    for minute, ((position, speed), other) in enumerate(zip(trace, slow_train), 1):
        print(minute, f"block {position} speed {speed}", "other in", sorted(other) or "-")
    print("never together:", all(p not in o for (p, _), o in zip(trace, slow_train)))
    free = drive(0, [set()] * 6)
    print(len(free), "minutes on a free line,", len(trace), "behind the slow train")
    stops = sum(v == 0 for _, v in trace)
    print("stops", stops)


main()
