//! How well something that brings points measures.

use assessments::statistics::{ItemFacts, Remark};
use serde::Serialize;
use utoipa::ToSchema;

use crate::wire::{StatisticsRemark, Word};

/// What is known of something that brings points.
#[derive(Serialize, ToSchema)]
#[schema(as = ItemStatistics)]
pub(crate) struct ItemView {
    /// The mean share of the points that people got, in thousandths.
    facility_thousandths: i32,
    /// The correlation with the points of everything else, in thousandths; null where either is the
    /// same for all.
    discrimination_thousandths: Option<i32>,
    /// 1000 is what the Rasch model expects; null for a task, for a problem, and while it is not estimated.
    infit_thousandths: Option<i32>,
    /// What an author should look at.
    remarks: Vec<StatisticsRemark>,
}

impl ItemView {
    pub(crate) fn of(facts: ItemFacts, people: i64, infit_thousandths: Option<i32>) -> Self {
        let remarks: Vec<Remark> = facts.remarks(people, infit_thousandths);
        Self {
            facility_thousandths: facts.facility_thousandths,
            discrimination_thousandths: facts.discrimination_thousandths,
            infit_thousandths,
            remarks: remarks.into_iter().map(Word).collect(),
        }
    }
}
