//! What becomes of the rows of a company, or of a person's account, that is merged into another (ADR 56, 62).

use db::mergers::{AccountItem, Item, Table, dropped, moved, moved_with};

/// The name in the bank ends with a part of the company's id, so that the next version of a draft finds its problem; the
/// drafts have moved before. A name that is taken stays as it was.
pub const HELD: &[Table] = &[Table::of(
    Item::Problems,
    &[moved_with(
        "true",
        "slug = (select case when exists (select from problems other where other.slug = renamed.slug)
             then held.slug else renamed.slug end
           from (select coalesce(
             (select draft.slug from problem_drafts draft
                join problem_versions version on version.id = draft.problem_version_id
                where version.problem_id = held.id limit 1),
             regexp_replace(held.slug, '-[0-9a-f]{8}$', '')
           ) || '-' || right($2::text, 8) as slug) renamed)",
    )],
)];

/// A second program of the same problem that is being judged follows once it is.
pub const PERSONS: &[Table<AccountItem>] = &[
    Table::of_account(
        AccountItem::Submissions,
        &[moved(
            "held.attempt_id is not null or held.kind <> 'submit'
               or held.state not in ('queued', 'running')
               or not exists (select from submissions other where other.user_id = $2
                 and other.problem_version_id = held.problem_version_id
                 and other.attempt_id is null and other.kind = 'submit'
                 and other.state in ('queued', 'running'))",
        )],
    ),
    Table::of_account(
        AccountItem::PracticeDrafts,
        &[moved(
            "not exists (select from practice_drafts other where other.user_id = $2
               and other.problem_id = held.problem_id and other.language = held.language)",
        )],
    ),
    Table::of_account(
        AccountItem::SkippedTasks,
        &[
            dropped(
                "exists (select from scenario_skips other where other.user_id = $2
                   and other.scenario_id = held.scenario_id and other.task_id = held.task_id)",
            ),
            moved("true"),
        ],
    ),
];
