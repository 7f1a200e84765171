# expect: AC
# Output from the interpreter's last moments counts like any other.
import atexit


class Late:
    def __del__(self):
        print("ld")


late = Late()
atexit.register(print, "he", end="")
