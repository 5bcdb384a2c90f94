JOKER = "*"


def missing_in_run(ranks):
    nums = sorted(r for r in ranks if r != JOKER)
    gaps = [n for n in range(nums[0], nums[-1] + 1) if n not in nums]
    return nums, gaps


def fill(ranks):
    jokers = ranks.count(JOKER)
    nums, gaps = missing_in_run(ranks)
    if len(gaps) > jokers:
        return None
    jokers -= len(gaps)
    result = sorted(nums + gaps)
    while jokers > 0:
        if result[-1] < 13:
            result.append(result[-1] + 1)
        else:
            result.insert(0, result[0] - 1)
        jokers -= 1
    return result


def main():
    tests = [[4, JOKER, 6], [3, 7, JOKER], [12, 13, JOKER, JOKER], [5, 6, 7], [JOKER, JOKER, JOKER]]
    for ranks in tests:
        run = fill(ranks)
        if run is None:
            print(ranks, "is no run")
        else:
            print(ranks, "->", run, "length", len(run))


main()
