def ids(prefix, start=1, digits=3):
    n = start - 1
    free = []

    def new():
        nonlocal n
        if free:
            return free.pop(0)
        n += 1
        return f"{prefix}{n:0{digits}}"

    def release(i):
        if i not in free:
            free.append(i)
            free.sort()

    new.release = release
    return new


customer = ids("C")
invoice = ids("INV-", start=2001, digits=4)

a, b, c = customer(), customer(), customer()
print(a, b, c)
customer.release(b)
customer.release(a)
customer.release(a)
print(customer(), customer(), customer())
print([invoice() for _ in range(3)])
invoice.release("INV-1999")
print(invoice(), invoice())
