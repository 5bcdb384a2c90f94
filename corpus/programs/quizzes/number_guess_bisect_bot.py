class Secret:
    def __init__(self, number):
        self.__number = number
        self.questions = 0

    def __lt__(self, guess):
        self.questions += 1
        return self.__number < guess

    def __eq__(self, guess):
        self.questions += 1
        return self.__number == guess


def bot(secret, low, high):
    guesses = []
    while True:
        guess = (low + high) // 2
        guesses.append(guess)
        if secret == guess:
            return guesses
        if secret < guess:
            high = guess - 1
        else:
            low = guess + 1


for number in (50, 1, 99, 37):
    secret = Secret(number)
    guesses = bot(secret, 1, 100)
    print(f"{number:>3}: {len(guesses)} guesses, {secret.questions} questions {guesses}")
hidden = Secret(7)
try:
    print(hidden.__number)
except AttributeError as e:
    print("cannot peek:", type(e).__name__)
print(hidden._Secret__number)
