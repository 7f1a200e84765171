//! The part of a long row of checks that one run makes.

use std::str::FromStr;

/// Every so-manieth of a row. Of the next row it is those after them, so that what is at the same place of all rows is
/// tried in some of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sample {
    at: usize,
    of: usize,
}

impl Sample {
    /// All of it.
    pub const WHOLE: Self = Self { at: 0, of: 1 };

    /// What `ASSAY_SAMPLE` names: `cargo xtask` gives every commit another part. All where it names nothing.
    ///
    /// # Panics
    /// If it is not `K/N`, K counted from 0.
    #[expect(clippy::disallowed_methods, reason = "tests have no configuration of their own")]
    pub fn of_this_run() -> Self {
        let named = std::env::var("ASSAY_SAMPLE").ok();
        named.map_or(Self::WHOLE, |text| text.parse().expect("ASSAY_SAMPLE is K/N"))
    }

    /// Those of the row with this number.
    pub fn of_row<T>(
        self,
        row: usize,
        all: impl IntoIterator<Item = T>,
    ) -> impl Iterator<Item = T> {
        let Self { at, of } = self;
        all.into_iter().skip((at + row) % of).step_by(of)
    }

    /// One in how many.
    pub fn one_in(self) -> usize {
        self.of
    }
}

impl FromStr for Sample {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |part: &str| part.parse::<usize>().ok();
        let parts = text.split_once('/').and_then(|(at, of)| Some((number(at)?, number(of)?)));
        match parts {
            Some((at, of)) if at < of => Ok(Self { at, of }),
            _ => Err(format!("{text} is not K/N, K counted from 0 and less than N")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn together_the_samples_have_everything_once() {
        for row in 0..5 {
            let parts = (0..3).map(|at| Sample { at, of: 3 });
            let mut all: Vec<u8> = parts.flat_map(|part| part.of_row(row, 0..10)).collect();
            all.sort_unstable();
            assert_eq!(all, (0..10).collect::<Vec<_>>());
        }
        assert!(Sample::WHOLE.of_row(4, 0..10).eq(0..10));
    }

    #[test]
    fn the_next_row_has_others_of_its_places() {
        let sample = Sample { at: 2, of: 3 };
        let rows: Vec<Vec<u8>> = (0..3).map(|row| sample.of_row(row, 0..6).collect()).collect();
        assert_eq!(rows, [vec![2, 5], vec![0, 3], vec![1, 4]]);
    }

    #[test]
    fn a_sample_is_read_as_it_is_written() {
        assert_eq!("2/3".parse(), Ok(Sample { at: 2, of: 3 }));
        for refused in ["3/3", "0/0", "3", "/3", "-1/3"] {
            assert!(refused.parse::<Sample>().is_err(), "{refused}");
        }
    }
}
