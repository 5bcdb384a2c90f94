class Camera:
    def __init__(self):
        self.mode = "off"
        self.shots = []

    def using(self, mode):
        return Mode(self, mode)

    def shoot(self, what):
        if self.mode == "off":
            raise RuntimeError("camera is off")
        self.shots.append(f"{what}/{self.mode}")
        return len(self.shots)


class Mode:
    def __init__(self, camera, mode):
        self.camera, self.mode = camera, mode

    def __enter__(self):
        self.before = self.camera.mode
        self.camera.mode = self.mode
        return self.camera

    def __exit__(self, kind, error, tb):
        self.camera.mode = self.before
        if kind:
            self.camera.shots.append(f"({error})")
        return kind is not None and issubclass(kind, LookupError)


def main():
    cam = Camera()
    night = cam.using("night")
    with cam.using("day") as c:
        print(c.shoot("tit"), c.shoot("tit"))
        with night:
            c.shoot("marten")
            print({"tit": 1}["owl"])
        c.shoot("egg")
    print(cam.shots, cam.mode)
    with night, night as c:
        c.shoot("moon")
    print(cam.mode, cam.shots[-1])
    try:
        cam.shoot("cat")
    except RuntimeError as e:
        print(e)


main()
