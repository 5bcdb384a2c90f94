def c_to_f(c): return c * 9 / 5 + 32
def f_to_c(f): return (f - 32) * 5 / 9
def c_to_k(c): return c + 273.15


choices = {"1": ("C to F", c_to_f), "2": ("F to C", f_to_c), "3": ("C to K", c_to_k)}
inputs = ["1", "100", "2", "14", "4", "3", "abc", "3", "-300", "q"]

i = 0
while True:
    choice = inputs[i]
    i = i + 1
    if choice == "q":
        print("bye")
        break
    if choice not in choices:
        print("wrong choice")
        continue
    title, function = choices[choice]
    number = inputs[i]
    i += 1
    try:
        result = function(float(number))
    except ValueError:
        print("not a number:", number)
        continue
    if title.endswith("K") and result < 0:
        print("too cold")
    else:
        print(f"{title}: {number} = {result:.2f}")
