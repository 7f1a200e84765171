//! The questions of one turn, asked in one statement.
//!
//! Requests that are read from their sockets in one turn of a thread ask their questions in one turn
//! too. One statement for all of them costs PostgreSQL, and this process, a fraction of one each.
//! Nobody waits for company: a question goes out as soon as the thread has run what was ready.

use std::cell::RefCell;
use std::collections::HashMap;
use std::mem;
use std::thread::LocalKey;

use diesel::result::QueryResult;
use tokio::sync::oneshot;

use super::{Lane, LaneConn};
use crate::Error;

/// The answer; none where the lane cannot say.
type Answered<A> = Result<Option<A>, Overlong>;
type Waiting<Q, A> = Vec<(Q, oneshot::Sender<Answered<A>>)>;

/// The statement for all of them took too long.
#[derive(Clone, Copy)]
struct Overlong;

/// Questions of one kind that wait on this thread, for each lane. A store has one as a thread-local.
pub struct Gather<Q, A> {
    most: usize,
    lanes: RefCell<HashMap<u64, Waiting<Q, A>>>,
}

impl<Q, A> Gather<Q, A> {
    /// At most so many questions to a statement.
    pub fn of(most: usize) -> Self {
        Self { most: most.max(1), lanes: RefCell::default() }
    }

    /// Adds a waiter; true for the one who has to see to the statement: one in so many as a
    /// statement takes.
    fn join(&self, lane: u64, question: Q, sender: oneshot::Sender<Answered<A>>) -> bool {
        let mut lanes = self.lanes.borrow_mut();
        let waiting = lanes.entry(lane).or_default();
        waiting.push((question, sender));
        (waiting.len() - 1).is_multiple_of(self.most)
    }

    /// Those who have waited longest, as many as one statement takes.
    fn take(&self, lane: u64) -> Waiting<Q, A> {
        let mut lanes = self.lanes.borrow_mut();
        let Some(waiting) = lanes.get_mut(&lane) else { return Vec::new() };
        let rest = waiting.split_off(waiting.len().min(self.most));
        mem::replace(waiting, rest)
    }
}

impl Lane {
    /// What `query` answers to `question`, asked together with the other questions of this turn: it
    /// is given them all and answers each, in their order. `None` when the lane cannot say, and the
    /// pool should be asked. Must run where local tasks can, as every handler does.
    ///
    /// # Errors
    /// [`Error::Overlong`].
    pub async fn gather<Q: 'static, A: 'static>(
        &self,
        gather: &'static LocalKey<Gather<Q, A>>,
        question: Q,
        query: impl AsyncFnOnce(&LaneConn, &[Q]) -> QueryResult<Vec<A>> + 'static,
    ) -> Result<Option<A>, Error> {
        let (sender, receiver) = oneshot::channel();
        if gather.with(|gather| gather.join(self.id, question, sender)) {
            let lane = self.clone();
            tokio::task::spawn_local(async move { lane.ask(gather, query).await });
        }
        // The caller that was to ask ended with its thread.
        let Ok(answer) = receiver.await else { return Ok(None) };
        answer.map_err(|Overlong| Error::Overlong)
    }

    async fn ask<Q: 'static, A: 'static>(
        &self,
        gather: &'static LocalKey<Gather<Q, A>>,
        query: impl AsyncFnOnce(&LaneConn, &[Q]) -> QueryResult<Vec<A>>,
    ) {
        let waiting = gather.with(|gather| gather.take(self.id));
        let (questions, senders): (Vec<Q>, Vec<_>) = waiting.into_iter().unzip();
        let found = self.read(async |conn| query(conn, &questions).await).await;
        let mut answers = match found {
            Ok(answers) => Ok(answers.unwrap_or_default().into_iter()),
            Err(_) => Err(Overlong),
        };
        for sender in senders {
            let answer = answers.as_mut().map(Iterator::next).map_err(|overlong| *overlong);
            // The caller may have gone.
            let _gone = sender.send(answer);
        }
    }
}
