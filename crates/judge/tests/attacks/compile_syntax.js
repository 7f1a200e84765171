// expect: CE
// message: SyntaxError
const process.env = require('fs').readFileSync('/etc/passwd';
