def push(heap, item):
    heap.append(item)
    i = len(heap) - 1
    while i > 0 and heap[i] < heap[(i - 1) // 2]:
        parent = (i - 1) // 2
        heap[i], heap[parent] = heap[parent], heap[i]
        i = parent


def pop(heap):
    top = heap[0]
    last = heap.pop()
    if heap:
        heap[0] = last
        i = 0
        while True:
            left, right = 2 * i + 1, 2 * i + 2
            smallest = i
            if left < len(heap) and heap[left] < heap[smallest]:
                smallest = left
            if right < len(heap) and heap[right] < heap[smallest]:
                smallest = right
            if smallest == i:
                break
            heap[i], heap[smallest] = heap[smallest], heap[i]
            i = smallest
    return top


def main():
    ward = []
    for patient in [(3, "sprain"), (1, "heart"), (4, "cold"), (2, "burn"), (1, "head")]:
        push(ward, patient)
        print("waiting:", [p for p, _ in ward])
    treated = [pop(ward) for _ in range(3)]
    print(treated)
    print(ward)
    push(ward, (0, "birth"))
    print(pop(ward)[1])


if __name__ == "__main__":
    main()
