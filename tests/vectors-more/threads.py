from concurrent.futures import ThreadPoolExecutor

def work(box, n):
    box.append(n * n)
    return len(box)

def main():
    box = []
    first = ThreadPoolExecutor().submit(work, box, 3).result()
    second = work(box, 4)
    return box, first, second
