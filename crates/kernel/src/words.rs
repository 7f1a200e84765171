//! Closed lists of words: enums whose variants have one name in the database and on the wire.

use std::fmt::Debug;

use diesel::deserialize::FromSql;
use diesel::pg::{Pg, PgValue};
use diesel::serialize::{Output, ToSql};
use diesel::sql_types::Text;
use serde::{Deserialize, Deserializer};

/// An enum that [`words!`](crate::words!) has declared.
pub trait Words: Debug + Copy + Eq + Send + Sync + 'static {
    /// The list's own name, which no other list that leaves this program may share.
    const NAME: &'static str;
    /// Every word, in the order of the declaration.
    const ALL: &'static [Self];

    /// The word in the database and on the wire.
    fn as_str(self) -> &'static str;

    /// The variant that this word stands for.
    fn parse(text: &str) -> Option<Self>;
}

/// The text is no word of the list. It may be a person's, so only the list is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{begin}{list}", begin = Self::BEGINNING, list = .0)]
pub struct BadWord(pub &'static str);

impl BadWord {
    /// What the error says first: serde keeps of an error only its text.
    pub const BEGINNING: &'static str = "not a word of ";
}

/// Declares a [`Words`] enum, with `ALL`, `as_str` and `parse`, for JSON and for text columns.
///
/// ```
/// kernel::words! {
///     /// Where a letter is.
///     pub enum State as "LetterState" {
///         /// Nobody has taken it.
///         Queued = "queued",
///         Sent = "sent",
///     }
/// }
/// assert_eq!(State::parse("sent"), Some(State::Sent));
/// ```
///
/// `as` gives the list another name than the enum's where two enums are called the same.
#[macro_export]
macro_rules! words {
    (
        $(#[$attr:meta])*
        $vis:vis enum $name:ident $(as $wire:literal)? {
            $($(#[$variant_attr:meta])* $variant:ident = $text:literal),+ $(,)?
        }
    ) => {
        $(#[$attr])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        $vis enum $name {
            $(
                $(#[$variant_attr])*
                #[doc = concat!("`", $text, "`")]
                $variant,
            )+
        }

        impl $name {
            /// Every one of them.
            $vis const ALL: [Self; [$($text),+].len()] = [$(Self::$variant),+];

            /// The word in the database and on the wire.
            $vis const fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }

            /// The one that this word stands for.
            $vis fn parse(text: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|word| word.as_str() == text)
            }
        }

        impl $crate::Words for $name {
            const NAME: &'static str = $crate::words!(@name $name $($wire)?);
            const ALL: &'static [Self] = &Self::ALL;

            fn as_str(self) -> &'static str {
                Self::as_str(self)
            }

            fn parse(text: &str) -> Option<Self> {
                Self::parse(text)
            }
        }

        impl From<$name> for &'static str {
            fn from(word: $name) -> Self {
                word.as_str()
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.as_str())
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::words::deserialize(from)
            }
        }

        $crate::words!(@diesel $name);
    };
    (@name $name:ident $wire:literal) => { $wire };
    (@name $name:ident) => { stringify!($name) };
    // What Diesel's derives write, without asking the caller's crate to depend on Diesel.
    (@diesel $name:ident) => {
        const _: () = {
            use $crate::diesel::backend::Backend;
            use $crate::diesel::deserialize::{self, FromSql, Queryable};
            use $crate::diesel::expression::AsExpression;
            use $crate::diesel::internal::derives::as_expression::Bound;
            use $crate::diesel::pg::Pg;
            use $crate::diesel::serialize::{self, Output, ToSql};
            use $crate::diesel::sql_types::{Nullable, SingleValue, Text};

            impl FromSql<Text, Pg> for $name {
                fn from_sql(value: <Pg as Backend>::RawValue<'_>) -> deserialize::Result<Self> {
                    $crate::words::from_sql(value)
                }
            }

            impl<ST: SingleValue> Queryable<ST, Pg> for $name
            where
                Self: FromSql<ST, Pg>,
            {
                type Row = Self;

                fn build(row: Self) -> deserialize::Result<Self> {
                    Ok(row)
                }
            }

            impl ToSql<Text, Pg> for $name {
                fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Pg>) -> serialize::Result {
                    $crate::words::to_sql(*self, out)
                }
            }

            impl ToSql<Nullable<Text>, Pg> for $name {
                fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Pg>) -> serialize::Result {
                    $crate::words::to_sql(*self, out)
                }
            }

            $crate::words!(@expression $name, Text);
            $crate::words!(@expression $name, Nullable<Text>);
        };
    };
    (@expression $name:ident, $sql:ty) => {
        impl AsExpression<$sql> for $name {
            type Expression = Bound<$sql, Self>;

            fn as_expression(self) -> Self::Expression {
                Bound::new(self)
            }
        }

        impl AsExpression<$sql> for &$name {
            type Expression = Bound<$sql, Self>;

            fn as_expression(self) -> Self::Expression {
                Bound::new(self)
            }
        }
    };
}

/// Reads a word of JSON.
///
/// # Errors
/// [`BadWord`], or there is no text.
pub fn deserialize<'de, T: Words, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let text = std::borrow::Cow::<'de, str>::deserialize(from)?;
    T::parse(&text).ok_or_else(|| serde::de::Error::custom(BadWord(T::NAME)))
}

/// Reads a word of a column.
///
/// # Errors
/// What stands there is no word of the list: the row was not written by this program.
pub fn from_sql<T: Words>(value: PgValue<'_>) -> diesel::deserialize::Result<T> {
    Ok(stored(&<String as FromSql<Text, Pg>>::from_sql(value)?)?)
}

/// Unlike what a request says, what our own tables hold may be named.
fn stored<T: Words>(text: &str) -> Result<T, String> {
    T::parse(text).ok_or_else(|| format!("{text:?} is {}", BadWord(T::NAME)))
}

/// Writes a word into a column.
///
/// # Errors
/// None of its own.
pub fn to_sql<T: Words>(word: T, out: &mut Output<'_, '_, Pg>) -> diesel::serialize::Result {
    <str as ToSql<Text, Pg>>::to_sql(word.as_str(), &mut out.reborrow())
}

#[cfg(test)]
mod tests {
    use diesel::expression::AsExpression;
    use diesel::sql_types::Nullable;

    use super::*;

    words! {
        /// What a signal shows.
        enum Light {
            /// Stop.
            Red = "red",
            Green = "green",
        }
    }

    words! {
        /// The same, for the document.
        enum Named as "TrafficLight" { Red = "red" }
    }

    #[track_caller]
    fn check(text: &str, want: Option<Light>) {
        assert_eq!(Light::parse(text), want, "{text}");
        let json = serde_json::to_string(text).unwrap();
        assert_eq!(serde_json::from_str::<Light>(&json).ok(), want, "{text}");
        assert_eq!(stored(text).ok(), want, "{text}");
    }

    #[test]
    fn only_the_words_of_the_list_are_read() {
        check("red", Some(Light::Red));
        check("green", Some(Light::Green));
        check("Red", None);
        check("red ", None);
        check("", None);
    }

    #[test]
    fn what_is_written_is_the_word() {
        assert_eq!(Light::ALL.map(Light::as_str), ["red", "green"]);
        assert_eq!(serde_json::to_string(&Light::Green).unwrap(), "\"green\"");
    }

    #[test]
    fn a_list_is_called_after_its_enum_unless_it_is_named() {
        assert_eq!((Light::NAME, Named::NAME), ("Light", "TrafficLight"));
    }

    #[test]
    fn an_unknown_word_in_the_database_is_an_error_that_says_which() {
        let error = stored::<Light>("blue").unwrap_err();
        assert_eq!(error, "\"blue\" is not a word of Light");
    }

    #[test]
    fn a_word_fits_into_columns_with_and_without_null() {
        fn fits<ST: diesel::sql_types::SqlType + diesel::expression::TypedExpressionType>(
            _: impl AsExpression<ST>,
        ) {
        }
        fits::<Text>(Light::Red);
        fits::<Text>(&Light::Red);
        fits::<Nullable<Text>>(Light::Red);
        fits::<Nullable<Text>>(Some(Light::Red));
    }
}
