prices = [64, 61, 66, 70, 65, 67, 71]
days = "Mon Tue Wed Thu Fri Sat Sun".split()

span = []
stack = []
for i in range(len(prices)):
    while stack and prices[stack[-1]] <= prices[i]:
        stack.pop()
    span.append(i - stack[-1] if stack else i + 1)
    stack.append(i)

for d, p, s in zip(days, prices, span):
    print(f"{d} {p:3} {'#' * s}")

waiting = {}
stack = []
for i in range(len(prices) - 1, -1, -1):
    while stack and prices[stack[-1]] <= prices[i]:
        stack.pop()
    waiting[days[i]] = days[stack[-1]] if stack else None
    stack.append(i)
print(waiting)
never = [d for d, w in waiting.items() if w is None]
print("never beaten:", never[::-1])
print("best day", days[prices.index(max(prices))], "span", max(span))
