//! Standard input is one file whatever its size: what a program does with a large input works with a small one.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "helper functions of tests; what is missing is shown on failure"
)]

mod graded;

use graded::{judge, suite};
use judge::{CgroupChoice, Judge, Language, Settings, Verdict};

/// Nothing, less than a page, what a pipe holds and a little more, and much more than that.
const SIZES: [usize; 7] = [0, 1, 4095, 60 << 10, (60 << 10) + 1, (64 << 10) + 1, 3 << 20];

/// Says the size and the sum of its input, once it has found both in every way there is.
const C: &str = r#"
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
static void need(int holds, int number) { if (!holds) exit(number); }
int main(void) {
    struct stat about;
    need(fstat(0, &about) == 0 && S_ISREG(about.st_mode), 10);
    size_t size = about.st_size;
    need((size_t)lseek(0, 0, SEEK_END) == size && lseek(0, 0, SEEK_SET) == 0, 11);
    unsigned long sum = 0, again = 0;
    for (int kind = 0; size > 0 && kind < 2; kind++) {
        unsigned char *map = mmap(NULL, size, PROT_READ, kind ? MAP_SHARED : MAP_PRIVATE, 0, 0);
        need(map != MAP_FAILED, 12);
        sum = 0;
        for (size_t i = 0; i < size; i++) sum += map[i];
    }
    int byte;
    size_t count = 0;
    while ((byte = getchar()) != EOF) again += byte, count++;
    need(again == sum && count == size, 13);
    need(fseek(stdin, 0, SEEK_END) == 0 && (size_t)ftell(stdin) == size, 14);
    rewind(stdin);
    for (again = 0; (byte = getchar()) != EOF;) again += byte;
    need(again == sum, 15);
    char last;
    need(size == 0 || pread(0, &last, 1, size - 1) == 1, 16);
    FILE *another = fopen("/dev/stdin", "r");
    for (again = 0; (byte = getc(another)) != EOF;) again += byte;
    need(again == sum, 17);
    // The next test, or another judge, has the same file: nobody can change it.
    need(write(0, "x", 1) == -1 && ftruncate(0, 0) == -1, 18);
    int writable = open("/proc/self/fd/0", O_RDWR);
    need(writable == -1 || (write(writable, "x", 1) == -1 && ftruncate(writable, 0) == -1), 19);
    printf("%zu %lu\n", size, sum);
}
"#;

#[track_caller]
fn check(judge: &Judge, language: Language, source: &str) {
    for size in SIZES {
        let input: String = ('a'..='z').chain(['\n']).cycle().take(size).collect();
        let sum: u64 = input.bytes().map(u64::from).sum();
        let suite = suite(&input, &format!("{size} {sum}"));
        let judged = graded::grade(judge, language, source, &suite);
        assert_eq!(judged.verdict, Verdict::Accepted, "{language}, {size} bytes: {judged:?}");
    }
}

#[test]
fn a_program_seeks_maps_and_measures_an_input_of_any_size() {
    check(judge(), Language::C, C);
}

#[test]
fn so_it_does_where_nothing_is_counted() {
    let settings = Settings { cgroup: CgroupChoice::None, ..Settings::default() };
    let judge = Judge::open(settings).expect("this machine cannot isolate");
    check(&judge, Language::C, C);
}

#[test]
fn interpreters_read_it_as_a_file_too() {
    let python = "import mmap, os, sys\nsize = os.fstat(0).st_size\n\
        whole = mmap.mmap(0, 0, access=mmap.ACCESS_READ) if size else b''\n\
        sum1 = sum(whole[:])\nread = sys.stdin.read()\nsys.stdin.seek(0)\n\
        assert sum1 == sum(map(ord, read)) == sum(map(ord, sys.stdin.read()))\nprint(size, sum1)\n";
    check(judge(), Language::Python, python);
    let javascript = "const fs = require('fs');\nconst size = fs.fstatSync(0).size;\n\
        const whole = fs.readFileSync(0);\nif (whole.length !== size) throw 1;\n\
        if (size > 0 && fs.readSync(0, Buffer.alloc(1), 0, 1, size - 1) !== 1) throw 2;\n\
        console.log(size, whole.reduce((a, b) => a + b, 0));\n";
    check(judge(), Language::JavaScript, javascript);
}
