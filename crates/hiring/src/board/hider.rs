//! Which words of a text say who somebody is. Pure. Words are compared as [`kernel::fold`] writes them, so that no
//! accent, case, width or unseen character keeps a name visible.

use kernel::{fold, fold_words, is_apostrophe};

use super::names::{Names, squeezed};

/// What stands where a word is hidden.
pub const MARK: &str = "▮▮▮";

/// Words that tell a person's gender, folded.
const GENDERED: &[&str] = &[
    "he", "him", "his", "himself", "she", "her", "hers", "herself", "mr", "mrs", "ms", "miss",
    "mister", "madam", "sir", "herr", "frau", "senor", "senora", "monsieur", "madame", "man",
    "woman", "male", "female", "boy", "girl", "mother", "father", "husband", "wife",
];

/// Words that name a school, folded, with the words around them that begin with a capital.
const SCHOOLS: &[&str] = &[
    "university",
    "college",
    "school",
    "institute",
    "academy",
    "polytechnic",
    "universitat",
    "hochschule",
    "akademie",
    "gymnasium",
    "universite",
    "ecole",
    "lycee",
    "universidad",
    "universidade",
    "universita",
    "uniwersytet",
    "instituto",
    "escuela",
    "escola",
];

/// Words between a school's word and the rest of its name, folded.
const BETWEEN: &[&str] = &["of", "for", "at", "de", "di", "da", "do", "der", "fur", "the", "and"];

/// The most words that are read together for a name that is written apart.
const TOGETHER: usize = 12;

/// Hides words, and counts them.
pub(super) struct Hider {
    names: Names,
    pub(super) words: usize,
}

impl Hider {
    /// For a person with this name and address, each of which may be empty.
    pub(super) fn of(name: &str, email: &str) -> Self {
        Self { names: Names::of(name, email), words: 0 }
    }

    /// The text with a mark for each word that says who somebody is. What stands between the words stays.
    pub(super) fn hide(&mut self, text: &str) -> String {
        let pieces: Vec<&str> = text.split_inclusive(char::is_whitespace).collect();
        let cores: Vec<&str> = pieces.iter().map(|piece| core(piece)).collect();
        let mut hidden: Vec<bool> = cores.iter().map(|core| self.names.are_in(core)).collect();
        self.hide_what_is_apart(&cores, &mut hidden);
        self.hide_initials(&cores, &mut hidden);
        for (core, hidden) in cores.iter().zip(&mut hidden) {
            *hidden |= tells(core);
        }
        for (place, word) in cores.iter().enumerate() {
            if is_one_of(SCHOOLS, word) {
                hide_school(&cores, &mut hidden, place);
            }
        }
        let mut out = String::with_capacity(text.len());
        for ((piece, core), is_hidden) in pieces.iter().zip(&cores).zip(&hidden) {
            if *is_hidden && !core.is_empty() {
                self.words += 1;
                out.push_str(&piece.replacen(core, MARK, 1));
            } else {
                out.push_str(piece);
            }
        }
        out
    }

    /// Hides words that are a name when they are read as one: “Mc Donald”, “A d a”.
    fn hide_what_is_apart(&self, cores: &[&str], hidden: &mut [bool]) {
        let plain: Vec<String> = cores.iter().map(|core| squeezed(core)).collect();
        for start in 0..plain.len() {
            let mut whole = String::new();
            let mut spelt = true;
            for (at, word) in plain.iter().enumerate().skip(start).take(TOGETHER) {
                whole.push_str(word);
                spelt &= word.chars().count() <= 1;
                if at > start && self.names.is_written_apart(&whole, spelt) {
                    let words = hidden.iter_mut().skip(start).take(at + 1 - start);
                    words.for_each(|hidden| *hidden = true);
                }
            }
        }
    }

    /// Hides an initial beside a part of the name: “A. King”.
    fn hide_initials(&self, cores: &[&str], hidden: &mut [bool]) {
        let forth = 0..cores.len();
        for at in forth.clone().chain(forth.rev()) {
            let beside = |place: Option<usize>| place.and_then(|place| hidden.get(place));
            let near = [at.checked_sub(1), at.checked_add(1)].map(beside).contains(&Some(&true));
            let is_initial = cores.get(at).is_some_and(|core| self.names.is_initial(core));
            if let Some(hidden) = hidden.get_mut(at).filter(|_| near && is_initial) {
                *hidden = true;
            }
        }
    }
}

/// Whether a word says who somebody is, whatever their name.
fn tells(word: &str) -> bool {
    let folded = fold(word);
    let is_address = folded.contains('@') || folded.contains("://") || folded.contains("www.");
    let is_place = folded.split_once('/').is_some_and(|(host, _)| host.contains('.'));
    let is_number = folded.chars().filter(|c| c.is_numeric()).count() >= 7;
    let gendered = || fold_words(word).iter().any(|part| GENDERED.contains(&part.as_str()));
    is_address || is_place || is_number || gendered()
}

/// A word without what stands around it. An accent that follows its letter belongs to it.
fn core(piece: &str) -> &str {
    let belongs = |c: char| {
        let is_kept = || !is_apostrophe(c) && fold(c.encode_utf8(&mut [0; 4])).is_empty();
        c.is_alphanumeric() || matches!(c, '@' | '＠' | '﹫') || is_kept()
    };
    piece.trim_matches(|c| !belongs(c))
}

fn is_one_of(list: &[&str], word: &str) -> bool {
    list.contains(&fold(word).as_str())
}

fn is_capital(word: &str) -> bool {
    word.chars().next().is_some_and(char::is_uppercase)
}

/// Hides the word of a school with the words of its name before and after it.
fn hide_school(cores: &[&str], hidden: &mut [bool], place: usize) {
    let before = cores.iter().take(place).rev().take_while(|word| is_capital(word)).count();
    let mut last = place;
    for (at, word) in cores.iter().enumerate().skip(place + 1) {
        if is_capital(word) {
            last = at;
        } else if !is_one_of(BETWEEN, word) {
            break;
        }
    }
    let words = cores.iter().zip(hidden).enumerate();
    for (at, (word, hidden)) in words.skip(place - before).take(last + 1 + before - place) {
        *hidden |= at == place || is_capital(word);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, want: &str, words: usize) {
        let mut hider = Hider::of("Ada King-Noel", "countess.ada88@example.com");
        assert_eq!(hider.hide(text).replace(MARK, "#"), want);
        assert_eq!(hider.words, words, "{text}");
    }

    #[test]
    fn words_that_say_who_somebody_is_are_hidden_and_the_rest_stays() {
        check("", "", 0);
        check(
            "I like theory and the hero.\n Shell too.",
            "I like theory and the hero.\n Shell too.",
            0,
        );
        check("She said: “He’s done, Mrs. Doe!”", "# said: “# done, #. Doe!”", 3);
        check("her/his work", "# work", 1);
        check("I am Ada (KING-NOEL).", "I am # (#).", 2);
        check("Write to ada.k@example.com, or +49-170-1234567.", "Write to #, or +#.", 2);
        check("See github.com/ada and https://ada.example!", "See # and #!", 2);
        check(
            "In 2024 I shipped 3 services on port 8080.",
            "In 2024 I shipped 3 services on port 8080.",
            0,
        );
        check(
            "I study at Porto University of Fine Arts since 2020.",
            "I study at # # of # # since 2020.",
            4,
        );
        check("a school of thought", "a # of thought", 1);
        check("An der Universita\u{308}t Porto", "An der # #", 2);
    }

    #[test]
    fn initials_handles_and_the_local_part_of_the_address_are_hidden() {
        check("A. King, formerly A. K. Noel", "#. #, formerly #. #. #", 5);
        check("A.K.N. or AKN or A.N.", "#. or # or #.", 3);
        check("AdaKing, ada_king92 and akingnoel", "#, # and #", 3);
        check("teamadaking, countess.ada, countess88", "#, #, #", 3);
        check("＠counted", "#", 1);
        check("An AI in K8s, plan A or N", "An AI in K8s, plan A or N", 0);
    }

    #[test]
    fn no_spelling_of_a_name_stays_visible() {
        for (name, texts) in [
            (
                "Zoë Núñez",
                "Zoe Zoë zoe\u{308} ZOË Nunez NUÑEZ nun\u{303}ez Z\u{200b}oe Nu\u{ad}nez Ｎｕｎｅｚ",
            ),
            ("Strauß", "Strauss STRAUSS STRAUẞ strauß"),
            ("Łukasz Øystein", "lukasz Lukasz ŁUKASZ oystein Øystein Oystein oeystein"),
            ("Işıl İnan", "isil ISIL Işıl işil inan INAN İNAN ınan"),
            ("Σίσυφος", "ΣΙΣΥΦΟΣ σίσυφοσ Σισυφος"),
            ("Conan O’Brien", "O'Brien OBrien O´Brien Oʼbrien Brien O-Brien obrien’s Conan's"),
            ("Anna-Lena Müller", "Annalena AnnaLena Anna‑Lena Mueller Müller muller 𝐌𝐮𝐥𝐥𝐞𝐫 ⓜuller"),
            (
                "Jean Paul McDonald",
                "jeanpaul JeanPaul Jean-Paul JeanPaulMcDonald McDonald mcdonald_jp",
            ),
            ("Nguyễn Thị", "Nguyen nguyên NGUYỄN Thi"),
            ("Фёдор", "Федор ФЁДОР Фе\u{308}дор"),
            ("김민수", "김민수 민수 저는김민수입니다"),
            ("李小明", "李小明 我是李小明 小明"),
            ("Jose\u{301}", "Jose José Jose\u{301}"),
        ] {
            let mut hider = Hider::of(name, "");
            for word in texts.split(' ') {
                assert_eq!(hider.hide(word), MARK, "{word:?} of {name:?}");
            }
        }
    }

    #[test]
    fn a_name_that_is_written_apart_is_hidden() {
        let mut hider = Hider::of("Ian McDonald", "");
        assert_eq!(hider.hide("I a n Mc Donald").replace(MARK, "#"), "# # # # #");
        assert_eq!(hider.hide("I and a Donalds").replace(MARK, "#"), "I and a Donalds");
    }

    #[test]
    fn words_of_the_trade_stay_where_an_address_has_them() {
        let mut hider = Hider::of("Ada King", "rust.dev@example.com");
        let text = "Rust developer, dev at heart";
        assert_eq!(hider.hide(text), text);
    }
}
