// expect: AC
// Programs of the system may be started, and find themselves in the same box.
const { spawnSync } = require('child_process');
const look = spawnSync('/bin/sh', ['-c', 'cat /etc/passwd; id -u; kill -9 1; ls /root /home']);
const said = String(look.stdout || '').split('\n').filter((line) => line && line !== '1000');
if (said.length) console.log('open: ' + said.join(' '));
try {
  process.setuid(0);
  console.log('open: setuid');
} catch { /* as it should be */ }
console.log('held');
