//! Grids, pure.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The most rows and columns. Source: product.md §7.
pub const MAX_SIDE: usize = 30;
/// The largest symbol.
pub const MAX_SYMBOL: u8 = 9;

/// Rows of the same length, each cell a symbol from 0 to 9. Two grids are equal when they have the
/// same rows, columns and cells.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Grid(Vec<Vec<u8>>);

impl Grid {
    /// The grid of these rows.
    ///
    /// # Errors
    /// What is wrong with it, such as `row 3 has 4 cells, expected 5`; rows and cells count from 1.
    pub fn of(rows: Vec<Vec<u8>>) -> Result<Self, String> {
        check_height(rows.len())?;
        let expected = rows.first().map_or(0, Vec::len);
        for (at, row) in rows.iter().enumerate() {
            check_width(at, row.len(), expected)?;
            if let Some(cell) = row.iter().position(|symbol| *symbol > MAX_SYMBOL) {
                return Err(bad_symbol(at, cell, &row.get(cell).copied().unwrap_or(0)));
            }
        }
        Ok(Self(rows))
    }

    /// The grid at this place of a file.
    ///
    /// # Errors
    /// The path and what is wrong there.
    pub fn read(path: &str, value: Option<&Value>) -> Result<Self, String> {
        read(value).map_err(|why| format!("{path} {why}"))
    }

    /// Its rows.
    pub fn rows(&self) -> &[Vec<u8>] {
        &self.0
    }
}

fn read(value: Option<&Value>) -> Result<Grid, String> {
    let value = value.ok_or("is missing")?;
    let rows = value.as_array().ok_or("must be a list of rows")?;
    check_height(rows.len())?;
    let mut read = Vec::with_capacity(rows.len());
    let mut expected = None;
    for (at, row) in rows.iter().enumerate() {
        let row = row.as_array().ok_or_else(|| format!("row {} is not a list of cells", at + 1))?;
        check_width(at, row.len(), *expected.get_or_insert(row.len()))?;
        let cells = row.iter().enumerate().map(|(cell, symbol)| {
            let small = symbol.as_u64().and_then(|symbol| u8::try_from(symbol).ok());
            small.filter(|s| *s <= MAX_SYMBOL).ok_or_else(|| bad_symbol(at, cell, symbol))
        });
        read.push(cells.collect::<Result<Vec<u8>, String>>()?);
    }
    Ok(Grid(read))
}

fn check_height(rows: usize) -> Result<(), String> {
    match rows {
        0 => Err("has no rows".to_owned()),
        1..=MAX_SIDE => Ok(()),
        _ => Err(format!("has {rows} rows, at most {MAX_SIDE} fit")),
    }
}

fn check_width(at: usize, cells: usize, expected: usize) -> Result<(), String> {
    let row = at + 1;
    let noun = if cells == 1 { "cell" } else { "cells" };
    if cells == 0 {
        Err(format!("row {row} has no cells"))
    } else if cells > MAX_SIDE {
        Err(format!("row {row} has {cells} cells, at most {MAX_SIDE} fit"))
    } else if cells == expected {
        Ok(())
    } else {
        Err(format!("row {row} has {cells} {noun}, expected {expected}"))
    }
}

fn bad_symbol(row: usize, cell: usize, found: &impl ToString) -> String {
    let found: String = found.to_string().chars().take(20).collect();
    format!("row {}, cell {} is {found}, expected a digit from 0 to 9", row + 1, cell + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_is_wrong_with_a_grid_is_said_with_its_place() {
        let tall: Vec<[u8; 1]> = vec![[0]; 31];
        let wide = [vec![0_u8; 31]];
        for (value, why) in [
            (json!([[1, 2], [3]]), "row 2 has 1 cell, expected 2"),
            (json!([[1], [2, 3, 4]]), "row 2 has 3 cells, expected 1"),
            (json!([[1, 10]]), "row 1, cell 2 is 10, expected a digit from 0 to 9"),
            (json!([[-1]]), "row 1, cell 1 is -1, expected a digit from 0 to 9"),
            (json!([["1"]]), "row 1, cell 1 is \"1\", expected a digit from 0 to 9"),
            (json!([[1.5]]), "row 1, cell 1 is 1.5, expected a digit from 0 to 9"),
            (json!([1]), "row 1 is not a list of cells"),
            (json!([[]]), "row 1 has no cells"),
            (json!([]), "has no rows"),
            (json!("x"), "must be a list of rows"),
            (json!(tall), "has 31 rows, at most 30 fit"),
            (json!(wide), "row 1 has 31 cells, at most 30 fit"),
        ] {
            let said = Grid::read("train[1].output", Some(&value));
            assert_eq!(said, Err(format!("train[1].output {why}")));
            if let Ok(rows) = serde_json::from_value::<Vec<Vec<u8>>>(value) {
                assert_eq!(Grid::of(rows), Err(why.to_owned()));
            }
        }
        assert_eq!(Grid::read("test[0].output", None), Err("test[0].output is missing".to_owned()));
    }

    #[test]
    fn grids_are_equal_in_rows_columns_and_every_cell() {
        let grid = |rows: &[&[u8]]| Grid::of(rows.iter().map(|row| row.to_vec()).collect());
        let square = grid(&[&[1, 2], &[3, 4]]);
        assert_eq!(square, grid(&[&[1, 2], &[3, 4]]));
        assert_ne!(square, grid(&[&[1, 2], &[3, 5]]));
        assert_ne!(square, grid(&[&[1, 2, 3, 4]]));
        assert_ne!(square, grid(&[&[1], &[2], &[3], &[4]]));
    }
}
