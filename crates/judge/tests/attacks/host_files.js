// expect: AC
const fs = require('fs');
const paths = ['/etc/passwd', '/etc/shadow', '/proc/1/environ', '/proc/1/maps', '/proc/1/fd',
  '/proc/kcore', '/home', '/var', '/run', '/sys', '/old', '/dev/mem', '/dev/tty'];
for (const path of paths) {
  try {
    if (fs.statSync(path).isDirectory()) fs.readdirSync(path);
    else fs.closeSync(fs.openSync(path, 'r'));
    console.log('open: ' + path);
  } catch { /* as it should be */ }
}
console.log('held');
