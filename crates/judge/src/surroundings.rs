//! What programs are promised beside their language: time zones, the locale of their environment, tables of characters.
//! All of it is the host's, so it is there only where that has it; what is said of it is what a program finds.

use crate::{
    Judge, Language,
    languages::{LOCALES, ZONES, recipe},
    open,
};

/// Something that programs are promised, and whether they find it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Surrounding {
    /// What it is.
    pub what: &'static str,
    /// What to install where a program does not find it.
    pub missing: Option<String>,
}

/// What a program in C finds, a word a line.
const LOOK: &str = r#"
#include <iconv.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <wchar.h>
#include <wctype.h>

static int hour(const char *zone) {
    time_t epoch = 0;
    setenv("TZ", zone, 1);
    tzset();
    return localtime(&epoch)->tm_hour;
}

int main(void) {
    wchar_t wide[4];
    if (hour("Europe/Berlin") == 1 && hour("America/New_York") == 19) puts("zones");
    if (setlocale(LC_ALL, "") && mbstowcs(wide, "\xc3\xa9", 4) == 1 && towupper(wide[0]) == 0xc9) puts("locale");
    if (iconv_open("UTF-8", "ISO-8859-15") != (iconv_t)-1) puts("tables");
    puts("looked");
}
"#;

/// The word for each, what it is, and what to install.
const PROMISED: [(&str, &str, &str); 3] = [
    ("zones", "Time zones", "Install the time zones (Debian: tzdata)"),
    ("locale", "Locale C.UTF-8", "Install the C library's own locale (Debian: libc-bin)"),
    (
        "tables",
        "Tables of characters",
        "Install the C library's tables for iconv (Debian: libc6, from Debian 13 on libc-gconv-modules-extra)",
    ),
];

impl Judge {
    /// What programs are promised beside their language, and whether they find it: tried by a program in C, and where
    /// there is no C by looking at the host.
    pub fn surroundings(&self) -> Vec<Surrounding> {
        let found = match self.tools.get(&Language::C) {
            Some(tool) => open::hear(&self.maker, (recipe(Language::C), tool), LOOK),
            None => Ok(on_the_host()),
        };
        let found = found.map(|said| String::from_utf8_lossy(&said).into_owned());
        PROMISED
            .into_iter()
            .map(|(word, what, fix)| Surrounding {
                what,
                missing: match &found {
                    Ok(said) if said.lines().any(|line| line == word) => None,
                    Ok(_) => Some(fix.to_owned()),
                    Err(why) => Some(format!("{fix}; nobody could look ({why})")),
                },
            })
            .collect()
    }
}

fn on_the_host() -> Vec<u8> {
    let (shown, _) = crate::languages::standalone_view();
    let has = |path: &str| std::path::Path::new(path).exists();
    let places = [
        ("zones", has(&format!("{ZONES}/Europe/Berlin"))),
        ("locale", ["C.utf8", "C.UTF-8"].iter().any(|name| has(&format!("{LOCALES}/{name}")))),
        ("tables", shown.iter().any(|path| path.ends_with("/gconv"))),
    ];
    let found = places.into_iter().filter(|(_, there)| *there).map(|(word, _)| word);
    found.collect::<Vec<_>>().join("\n").into_bytes()
}
