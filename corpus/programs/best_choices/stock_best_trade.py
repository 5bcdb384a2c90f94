def best_trade(prices):
    """Day to buy, day to sell and profit for one trade."""
    low = 0
    best = (0, 0, 0)
    for day, price in enumerate(prices):
        if price < prices[low]:
            low = day
        if price - prices[low] > best[2]:
            best = (low, day, price - prices[low])
    return best


def all_rises(prices):
    return sum(b - a for a, b in zip(prices, prices[1:]) if b > a)


def with_fee(prices, fee):
    cash, holding = 0, -prices[0]
    for p in prices[1:]:
        cash, holding = max(cash, holding + p - fee), max(holding, cash - p)
    return cash


def main():
    prices = [14, 11, 13, 12, 17, 16, 19, 9]
    buy, sell, profit = best_trade(prices)
    print(f"buy on day {buy}, sell on day {sell}: +{profit}")
    print("every rise:", all_rises(prices))
    for fee in (0, 1, 3):
        print(f"fee {fee}: {with_fee(prices, fee)}")
    assert with_fee(prices, 0) == all_rises(prices)
    print(best_trade([9, 7, 4]), with_fee([5], 1))


main()
