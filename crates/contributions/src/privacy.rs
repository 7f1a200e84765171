//! What this crate's table holds of persons.

use db::privacy::{Erase, Table, nothing, person, pseudonym, secret};

/// The tables.
pub const HELD: &[Table] = &[Table::of_persons(
    "github_reports",
    "Reports on what you have done in public on GitHub, and who asked for them",
    "candidate_id = $1",
    Erase::Rows,
    &[
        nothing("id"),
        pseudonym("candidate_id"),
        nothing("company_id"),
        pseudonym("requested_by"),
        person("message"),
        person("state"),
        nothing("version"),
        nothing("generation"),
        person("login"),
        secret("token", "anyone who has it can ask GitHub in your name"),
        secret("consent_state", "it proves who began to consent"),
        secret("consent_verifier", "it proves who began to consent"),
        person("consent_until"),
        person("evidence"),
        person("figures"),
        person("failure"),
        person("steps_done"),
        person("steps_all"),
        person("requested_at"),
        person("consented_at"),
        person("collected_at"),
        person("expires_at"),
        person("ended_at"),
    ],
)];
