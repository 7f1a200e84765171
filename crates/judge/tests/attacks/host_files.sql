-- expect: RTE
select readfile('/etc/passwd'), load_extension('/tmp/x.so'), writefile('/w/x', 'x');
