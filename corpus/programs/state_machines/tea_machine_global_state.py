state = "off"
water = 0
cups = 0

def press(button):
    global state, water, cups
    if button == "power":
        state = "ready" if state == "off" else "off"
    elif state == "off":
        return "(dark)"
    elif button == "fill":
        water = 3
    elif button == "brew":
        if water == 0:
            state = "error"
            return "no water"
        water -= 1
        cups += 1
        state = "ready"
        return "tea!"
    elif button == "reset" and state == "error":
        state == "ready"
    return state

def press_all(buttons):
    answers = []
    for b in buttons.split():
        answers.append(press(b))
    return answers

def main():
    print(press_all("brew power brew"))
    print(press_all("reset fill brew brew"))
    print(state, water, cups)
    print(press_all("power brew power brew brew"))
    print(state, water, cups)

main()
