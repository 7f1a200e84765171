# expect: TLE
# reason: clock
import time

time.sleep(1000)
