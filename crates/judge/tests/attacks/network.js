// expect: AC
const net = require('net');
const dgram = require('dgram');
const places = [['127.0.0.1', 5432], ['169.254.169.254', 80], ['::1', 8080]];
let waiting = places.length;
const done = () => { if (--waiting === 0) console.log('held'); };
for (const [host, port] of places) {
  const socket = net.connect({ host, port, timeout: 200 });
  socket.on('connect', () => { console.log('open: ' + host); socket.destroy(); done(); });
  socket.on('timeout', () => { console.log('silence: ' + host); socket.destroy(); done(); });
  socket.on('error', done);
}
try {
  const socket = dgram.createSocket('udp4');
  socket.on('error', () => {});
  socket.unref();
} catch { /* as it should be */ }
