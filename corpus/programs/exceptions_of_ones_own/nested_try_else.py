def parse(text):
    steps = []
    try:
        steps.append("outer try")
        try:
            number = int(text)
        except ValueError:
            steps.append("not int")
            number = float(text)
        else:
            steps.append("int")
        finally:
            steps.append("inner finally")
        result = 100 / number
    except ZeroDivisionError:
        steps.append("zero")
        result = None
    except ValueError:
        steps.append("nothing")
        result = "?"
    else:
        steps.append("fine")
    finally:
        steps.append("end")
    return result, steps


for text in ("8", "2.5", "0", "abc"):
    result, steps = parse(text)
    print(f"{text:>4} {result!s:>5}  {' / '.join(steps)}")
