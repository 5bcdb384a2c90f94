from enum import Enum

class Crop(Enum):
    POTATO = "heavy"
    CABBAGE = "heavy "
    CARROT = "medium"
    ONION = "medium"
    BEAN = "light"

    @property
    def need(self):
        return self.value.strip()

ORDER = ["heavy", "medium", "light"]

def next_crops(crop):
    i = ORDER.index(crop.need)
    wanted = ORDER[(i + 1) % 3]
    return [c for c in Crop if c.need == wanted]

def plan(start, years):
    crops = [start]
    while len(crops) < years:
        options = next_crops(crops[-1])
        fresh = [c for c in options if c not in crops]
        crops.append((fresh or options)[0])
    return crops

print([c.name for c in Crop], len(Crop.__members__))
print(Crop.ONION, Crop.ONION is Crop.CARROT)
bed = plan(Crop.POTATO, 7)
for year, crop in enumerate(bed, start=2024):
    print(year, crop.name.lower().ljust(8), crop.need)
print(sorted({c.name for c in bed}))
