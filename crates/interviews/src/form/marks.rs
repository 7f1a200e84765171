//! The marks by which a near copy of a text is known. Pure.

use super::Form;

/// How many marks of a text are kept to find its like.
const MARKS: usize = 16;
/// How many words make one mark.
const SHINGLE: usize = 5;

impl Form {
    /// The marks of what the form says, as those of a published text.
    pub(crate) fn marks(&self) -> Vec<i32> {
        let said = self.texts().into_iter().filter(|(field, _)| {
            field == "summary" || field == "tips" || field.starts_with("rounds")
        });
        // In the order in which a published text is marked: the tips come last.
        let (tips, rest): (Vec<_>, Vec<_>) = said.partition(|(field, _)| field == "tips");
        let parts = rest.into_iter().chain(tips).map(|(_, text)| text.trim());
        shingles(&parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" "))
    }
}

/// The marks of a text.
pub(super) fn shingles(text: &str) -> Vec<i32> {
    let text = text.to_lowercase();
    let words: Vec<&str> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let mut marks: Vec<u32> = words.windows(SHINGLE).map(hash).collect();
    marks.sort_unstable();
    marks.dedup();
    marks.truncate(MARKS);
    marks.into_iter().map(u32::cast_signed).collect()
}

/// FNV-1a: the same on every machine and in every release, as the marks are stored.
fn hash(words: &[&str]) -> u32 {
    let bytes = words.iter().flat_map(|word| word.bytes().chain(std::iter::once(b' ')));
    bytes.fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
