tickets = [40721, 9003, 57, 1400, 88888]

def digit_sum(n):
    s = 0
    while n > 0:
        s = s + n % 10
        n = n // 10
    return s

winners = []
for i in range(len(tickets)):
    t = tickets[i]
    s = digit_sum(t)
    print("ticket", t, "digit sum", s)
    if s == 14:
        winners.append(t)
    elif s % 5 == 0 and t != tickets[0]:
        winners.append(t)

print("winners:", winners)
biggest = tickets[0]
for t in tickets:
    if digit_sum(t) > digit_sum(biggest):
        biggest = t
print("biggest sum: " + str(biggest))
swapped = str(tickets[0])[::-1]
print(swapped, digit_sum(int(swapped)) == digit_sum(tickets[0]))
print(digit_sum(-12))
