// expect: CE|RTE
/// <reference path="/etc/passwd" />
/// <reference types="../../../../root" />
import secret from "../../../../etc/passwd";
import * as other from "/proc/self/environ";
console.log(secret, other);
