//! Whether what people say of themselves is out of reach of those who hire (ADR 0022).

mod store;
#[cfg(test)]
mod tests;

use db::Conn;

use crate::Error;

/// Whether this session can read no column of it but by the functions of the schema.
///
/// # Errors
/// [`Error::Db`].
pub fn is_apart(conn: &mut Conn) -> Result<bool, Error> {
    Ok(!store::can_read(conn)?)
}
