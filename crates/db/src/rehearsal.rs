//! What a change would do: it is made and taken back.

use diesel::Connection;

use crate::{Conn, Error};

enum Stop<T, E> {
    Done(T),
    Failed(E),
    Broken(diesel::result::Error),
}

impl<T, E> From<diesel::result::Error> for Stop<T, E> {
    fn from(e: diesel::result::Error) -> Self {
        Self::Broken(e)
    }
}

/// Does something, answers what came of it and takes it back; nothing of it is ever seen by others.
///
/// # Errors
/// Those of `act`; [`Error::Query`].
pub fn rehearse<T, E: From<Error>>(
    conn: &mut Conn,
    act: impl FnOnce(&mut Conn) -> Result<T, E>,
) -> Result<T, E> {
    let outcome = conn.transaction(|conn| match act(conn) {
        Ok(done) => Err::<(), _>(Stop::Done(done)),
        Err(e) => Err(Stop::Failed(e)),
    });
    match outcome {
        Err(Stop::Done(done)) => Ok(done),
        Err(Stop::Failed(e)) => Err(e),
        Err(Stop::Broken(e)) => Err(Error::from(e).into()),
        Ok(()) => Err(Error::from(diesel::result::Error::RollbackTransaction).into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::{self, Limit};

    #[test]
    fn what_was_rehearsed_is_answered_and_did_not_happen() {
        testkit::store(|conn| {
            let once = Limit { action: "knock", hits: 1, window_s: 60 };
            let knock = |conn: &mut Conn| {
                Ok::<_, Error>(limits::take(conn, &[(once, "ada".to_owned())])?.is_ok())
            };
            assert!(rehearse(conn, knock).unwrap());
            assert!(rehearse(conn, knock).unwrap(), "the first time used nothing up");
            assert!(knock(conn).unwrap());
            assert!(!rehearse(conn, knock).unwrap());
        });
    }
}
