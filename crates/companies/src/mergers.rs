//! What becomes of the rows of a company, or of a person's account, that is merged into another (ADR 56, 62).

use db::mergers::{AccountItem, Item, Table, ended, moved, moved_with, replaced};

const OPEN: &str = "held.accepted_at is null and held.revoked_at is null";

/// Members first: whether somebody belongs to the other company is looked at later. They join it on that day, so that
/// its longest owner, who stands for it, stays that.
pub const HELD: &[Table] = &[
    Table::of(Item::Members, &[moved_with("true", "joined_at = now()")]),
    Table::of(
        Item::TeamInvitations,
        &[
            ended(
                "held.accepted_at is null and held.revoked_at is null and (
                   exists (select from team_invitations other where other.company_id = $2
                     and other.email = held.email
                     and other.accepted_at is null and other.revoked_at is null)
                   or exists (select from company_members member
                     join users on users.id = member.user_id
                     where member.company_id = $2 and users.email = held.email))",
                "revoked_at = now()",
                "team_invitation",
            ),
            moved(OPEN),
        ],
    ),
    // A flag that ends later is the one that counts.
    Table::of(
        Item::Grants,
        &[
            replaced(
                "other.flag = held.flag and other.revoked_at is null and held.revoked_at is null
                   and coalesce(held.expires_at, 'infinity') > now()
                   and coalesce(held.expires_at, 'infinity') > coalesce(other.expires_at, 'infinity')",
                "revoked_at = now()",
            ),
            moved(
                "held.revoked_at is null and coalesce(held.expires_at, 'infinity') > now()
                   and not exists (select from company_grants other where other.company_id = $2
                     and other.flag = held.flag and other.revoked_at is null)",
            ),
            ended("held.revoked_at is null", "revoked_at = now()", "company_grant"),
        ],
    ),
    // A domain has one trial: that of the merged company opens the other's tab if it has had none.
    Table::of(
        Item::FreeTrials,
        &[moved("not exists (select from free_trials other where other.company_id = $2)")],
    ),
    Table::of(Item::Inquiries, &[moved("true")]),
    Table::of(
        Item::Details,
        &[moved("not exists (select from company_details other where other.company_id = $2)")],
    ),
    Table::of(
        Item::Logos,
        &[moved("not exists (select from company_logos other where other.company_id = $2)")],
    ),
    Table::of(Item::Companies, &[moved("true")]).named_in("merged_into"),
    Table::of(
        Item::ApiKeys,
        &[ended("held.revoked_at is null", "revoked_at = now()", "api_key")],
    ),
];

/// Nobody who belongs to a company is merged.
pub const PERSONS: &[Table<AccountItem>] = &[
    Table::of_account(AccountItem::Members, &[]),
    Table::of_account(AccountItem::Inquiries, &[]),
    Table::signed("team_invitations", "invited_by"),
    Table::signed("api_keys", "created_by"),
    Table::signed("free_trials", "begun_by"),
];
