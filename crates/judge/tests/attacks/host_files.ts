// expect: AC
import { readFileSync, readdirSync } from "node:fs";
for (const path of ["/etc/passwd", "/etc/shadow", "/proc/1/environ", "/proc/kcore"]) {
  try {
    console.log("open:", path, readFileSync(path).length);
  } catch {}
}
for (const path of ["/root", "/home", "/var", "/run", "/sys"]) {
  try {
    const names: string[] = readdirSync(path);
    if (names.some((name) => !name.startsWith("."))) console.log("open:", path, names);
  } catch {}
}
console.log("held");
