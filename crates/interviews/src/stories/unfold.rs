//! The places of a headline that was made of a folded text, as they stand in the text itself. Pure.

use super::rules::{BREAK, HIT};

/// What PostgreSQL takes for the ends of a tag, which it leaves out of a headline. It is given spaces for them.
pub(super) const BRACKETS: [char; 2] = ['<', '>'];

/// A text as it is searched, and for each of its bytes where the letter that it comes from begins.
struct Folded {
    text: String,
    from: Vec<usize>,
}

impl Folded {
    fn of(text: &str) -> Self {
        let (mut folded, mut from) = (String::with_capacity(text.len()), Vec::new());
        for (at, c) in text.char_indices() {
            let c = if BRACKETS.contains(&c) { ' ' } else { c };
            for letter in kernel::fold(c.encode_utf8(&mut [0; 4])).chars() {
                if letter != ' ' || !folded.ends_with(' ') {
                    folded.push(letter);
                    from.resize(folded.len(), at);
                }
            }
        }
        from.push(text.len());
        Self { text: folded, from }
    }
}

/// The headline in the words of the text, with its marks where they belong. A place that the text does not have is left
/// out.
pub(super) fn unfold(text: &str, headline: &str) -> String {
    let folded = Folded::of(text);
    let mut from = 0;
    let places = headline.split(BREAK).filter_map(|place| {
        let plain = place.replace(HIT, "");
        let start = from + folded.text.get(from..)?.find(&plain)?;
        from = start + plain.len();
        let (mut at, mut said) = (start, String::new());
        for piece in place.split_inclusive(HIT) {
            let words = piece.trim_end_matches(HIT);
            let end = at + words.len();
            said.push_str(text.get(*folded.from.get(at)?..*folded.from.get(end)?)?);
            said.push_str(piece.get(words.len()..)?);
            at = end;
        }
        Some(said)
    });
    places.collect::<Vec<_>>().join(BREAK.to_string().as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hit_is_marked_in_the_text_as_it_was_written() {
        for (text, headline, want) in [
            ("We met Núñez.", "met [nunez]", "met [Núñez]"),
            ("We met Nu\u{301}n\u{303}ez.", "met [nunez].", "met [Nu\u{301}n\u{303}ez]."),
            ("Die  Straße, groß", "die [strasse], [gross]", "Die  [Straße], [groß]"),
            ("O’Brien asked. O’Brien left.", "[obrien] left", "[O’Brien] left"),
            ("Queues and QUEUES", "[queues]|[queues]", "[Queues]|[QUEUES]"),
            ("a <b>bold</b> word", "a b bold /b [word]", "a <b>bold</b> [word]"),
            ("One word", "[two]|[word]", "[word]"),
            ("Łódź", "[lodz]", "[Łódź]"),
        ] {
            let marked = |text: &str| {
                text.replace('[', "\u{e000}").replace(']', "\u{e001}").replace('|', "\u{e002}")
            };
            assert_eq!(unfold(text, &marked(headline)), marked(want), "{text}");
        }
    }
}
