# expect: WA
import os

os._exit(0)
print("held")
