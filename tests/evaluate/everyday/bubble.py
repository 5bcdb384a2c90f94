def bubble_sort(numbers):
    items = numbers[:]
    swaps = 0
    for end in range(len(items) - 1, 0, -1):
        changed = False
        for i in range(end):
            if items[i] > items[i + 1]:
                items[i], items[i + 1] = items[i + 1], items[i]
                swaps += 1
                changed = True
        if not changed:
            break
    return items, swaps


def binary_search(items, wanted):
    low, high = 0, len(items) - 1
    while low <= high:
        middle = (low + high) // 2
        if items[middle] == wanted:
            return middle
        if items[middle] < wanted:
            low = middle + 1
        else:
            high = middle - 1
    return -1


def main():
    numbers = [5, 1, 4, 2]
    ordered, swaps = bubble_sort(numbers)
    print(ordered, swaps)
    at = binary_search(ordered, 4)
    nowhere = binary_search(ordered, 3)
    print(at, nowhere)


main()
