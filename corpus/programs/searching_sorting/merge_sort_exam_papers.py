from dataclasses import dataclass


@dataclass
class Paper:
    pupil: str
    points: int


comparisons = 0


def before(a, b):
    global comparisons
    comparisons += 1
    return a.points >= b.points


def merge_sort(papers):
    if len(papers) < 2:
        return papers
    half = len(papers) // 2
    left, right = merge_sort(papers[:half]), merge_sort(papers[half:])
    merged = []
    while left and right:
        source = left if before(left[0], right[0]) else right
        merged.append(source.pop(0))
    return merged + left + right


def ranks(papers):
    rank, last = 0, None
    for i, paper in enumerate(papers, 1):
        if paper.points != last:
            rank, last = i, paper.points
        yield rank, paper


def main():
    papers = [Paper("Noor", 17), Paper("Olle", 25), Paper("Pim", 17), Paper("Qi", 30), Paper("Raf", 9)]
    ordered = merge_sort(papers)
    for rank, paper in ranks(ordered):
        print(rank, paper.pupil, paper.points)
    print(comparisons, "comparisons")
    print([p.pupil for p in papers])
    print(merge_sort([]), merge_sort([papers[0]])[0] is papers[0])


main()
