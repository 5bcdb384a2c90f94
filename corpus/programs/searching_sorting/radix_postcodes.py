def counting_pass(codes, position):
    buckets = [[] for _ in range(10)]
    for code in codes:
        buckets[int(code[position])].append(code)
    return [code for bucket in buckets for code in bucket]


def radix_sort(codes):
    for position in reversed(range(4)):
        codes = counting_pass(codes, position)
        print(position, codes)
    return codes


def districts(codes):
    result = {}
    for code in codes:
        result.setdefault(code[:2], []).append(code)
    return result


letters = ["8010", "1090", "5020", "1020", "8055", "1010"]
done = radix_sort(letters)
for d, codes in districts(done).items():
    print(d, "xx:", len(codes), codes)
assert done == sorted(letters)
mixed = radix_sort(["6900", "690"])
print(mixed)
