//! A line of the admin's list of candidates.

use assessments::reports::{self, Best};
use auth::directory::Person;
use db::Conn;
use kernel::{Page, UserId};
use serde::Serialize;
use talent::profiles;
use utoipa::ToSchema;

use super::candidates::PersonView;
use crate::error::ApiError;
use crate::wire::{PageBody, TalentPlace, Time, Word};

/// The best verified result of a candidate.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminCandidateBest)]
struct BestView {
    /// 0 to 1000.
    fineness: i32,
    submitted_at: Time,
}

impl From<Best> for BestView {
    fn from(best: Best) -> Self {
        Self { fineness: best.fineness, submitted_at: best.submitted_at.into() }
    }
}

/// A candidate's account, with where they would work and how well they did.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminCandidateRow)]
pub(crate) struct RowView {
    #[serde(flatten)]
    person: PersonView,
    /// As they say in the talent pool; empty where they have not joined it, or hide.
    places: Vec<TalentPlace>,
    /// Null where they have no verified result.
    best: Option<BestView>,
}

impl RowView {
    /// A page, with what other tables say of those on it.
    pub(super) fn page(conn: &mut Conn, page: Page<Person>) -> Result<PageBody<Self>, ApiError> {
        let ids: Vec<UserId> = page.items.iter().map(|person| person.id).collect();
        let mut places = profiles::places(conn, &ids)?;
        let mut best = reports::best_of(conn, &ids)?;
        Ok(PageBody::of(page, |person| Self {
            places: places.remove(&person.id).into_iter().flatten().map(Word).collect(),
            best: best.remove(&person.id).map(BestView::from),
            person: person.into(),
        }))
    }
}
