//! How many there are of each word of a closed list.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::marker::PhantomData;

use interviews::{Experience, Outcome};
use kernel::Words;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{KnownFormat, ObjectBuilder, Schema, SchemaFormat, Type};
use utoipa::{PartialSchema, ToSchema};

/// How the stories of a company ended. Called as its schema is; see [`super::Word`] for why.
pub(crate) type StoryOutcomeTally = Tally<Outcome>;
/// How the people of those stories felt.
pub(crate) type StoryExperienceTally = Tally<Experience>;

/// An object with a number for every word of `T`, also for those that nothing was counted of.
pub(crate) struct Tally<T> {
    counts: BTreeMap<String, i32>,
    words: PhantomData<T>,
}

impl<T> From<BTreeMap<String, i32>> for Tally<T> {
    fn from(counts: BTreeMap<String, i32>) -> Self {
        Self { counts, words: PhantomData }
    }
}

impl<T: Words> Serialize for Tally<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut map = to.serialize_map(Some(T::ALL.len()))?;
        for word in T::ALL {
            let count = self.counts.get(word.as_str()).copied().unwrap_or(0);
            map.serialize_entry(word.as_str(), &count)?;
        }
        map.end()
    }
}

impl<T: Words> PartialSchema for Tally<T> {
    fn schema() -> RefOr<Schema> {
        let number = ObjectBuilder::new()
            .schema_type(Type::Integer)
            .format(Some(SchemaFormat::KnownFormat(KnownFormat::Int32)))
            .build();
        let each = |object: ObjectBuilder, word: &T| object.property(word.as_str(), number.clone());
        T::ALL.iter().fold(ObjectBuilder::new(), each).into()
    }
}

impl<T: Words> ToSchema for Tally<T> {
    fn name() -> Cow<'static, str> {
        Cow::Owned(format!("{}Tally", T::NAME))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_word_has_its_number_in_the_answer_and_its_field_in_the_document() {
        let counts = BTreeMap::from([("neutral".to_owned(), 2)]);
        let sent = json!(Tally::<Experience>::from(counts));
        assert_eq!(sent, json!({ "positive": 0, "neutral": 2, "negative": 0 }));
        let schema = serde_json::to_value(Tally::<Experience>::schema()).unwrap();
        let named = schema["properties"].as_object().unwrap().keys().collect::<Vec<_>>();
        assert_eq!(named, sent.as_object().unwrap().keys().collect::<Vec<_>>());
    }
}
