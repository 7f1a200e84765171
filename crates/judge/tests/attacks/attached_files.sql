-- expect: RTE
attach database '/dev/shm/kept' as kept;
