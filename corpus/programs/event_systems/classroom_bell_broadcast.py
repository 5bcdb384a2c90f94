class_a = []
class_b = []
teachers = {"Ms Wu": class_a, "Mr Ito": class_b}

def bell(kind):
    """send the bell to every room"""
    for teacher in teachers:
        room = teachers[teacher]
        if kind == "start":
            room.append(teacher + " begins")
        elif kind == "end":
            room.append(teacher + " stops")
        else:
            raise ValueError("unknown bell " + kind)

def show(room, title):
    print(title)
    i = 1
    for line in room:
        print("  " + str(i) + ". " + line)
        i += 1

bell("start")
bell("end")
teachers["Ms Wu"] = class_b
bell("start")
show(class_a, "Room A")
show(class_b, "Room B")
print(len(class_a) + len(class_b))
try:
    bell("lunch")
finally:
    print("bell is broken")
