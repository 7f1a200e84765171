//! A word of a closed list on the wire.

use std::borrow::Cow;

use kernel::{BadWord, Words};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// A word of the list `T`. In the document the list is a schema of its own, so that clients have a
/// union of its words. Fields name it by its alias in `lists.rs`: utoipa would call `Word<T>` itself
/// after both of its types, and wants the schema of `T`, which the domain does not know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Word<T>(pub(crate) T);

impl<T: Words> From<T> for Word<T> {
    fn from(word: T) -> Self {
        Self(word)
    }
}

impl<T: Words> Serialize for Word<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.0.as_str())
    }
}

impl<'de, T: Words> Deserialize<'de> for Word<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        kernel::words::deserialize(from).map(Self)
    }
}

impl<T: Words> PartialSchema for Word<T> {
    fn schema() -> RefOr<Schema> {
        let words = T::ALL.iter().map(|word| word.as_str());
        ObjectBuilder::new().schema_type(Type::String).enum_values(Some(words)).into()
    }
}

impl<T: Words> ToSchema for Word<T> {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed(T::NAME)
    }
}

/// Reads a word that may be left out, be null or be empty.
pub(crate) fn word_or_empty<'de, T: Words, D: Deserializer<'de>>(
    from: D,
) -> Result<Option<Word<T>>, D::Error> {
    let text = Option::<Cow<'de, str>>::deserialize(from)?.filter(|text| !text.is_empty());
    let Some(text) = text else { return Ok(None) };
    let word = T::parse(&text).ok_or_else(|| serde::de::Error::custom(BadWord(T::NAME)))?;
    Ok(Some(Word(word)))
}

#[cfg(test)]
mod tests {
    use interviews::Experience;
    use serde_json::json;

    use super::*;

    #[test]
    fn a_word_is_text_on_the_wire() {
        assert_eq!(json!(Word(Experience::Neutral)), json!("neutral"));
        let read = |text: &str| serde_json::from_value::<Word<Experience>>(json!(text)).ok();
        assert_eq!(read("negative"), Some(Word(Experience::Negative)));
        assert_eq!(read("Negative"), None);
    }

    #[test]
    fn its_schema_is_the_list() {
        let schema = serde_json::to_value(Word::<Experience>::schema()).unwrap();
        let list = json!({ "type": "string", "enum": ["positive", "neutral", "negative"] });
        assert_eq!((schema, Word::<Experience>::name().as_ref()), (list, "StoryExperience"));
    }
}
