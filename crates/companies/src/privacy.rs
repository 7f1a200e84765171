//! What this crate's tables hold of persons.

use db::privacy::{Erase, Table, kept, nothing, person, pseudonym, secret};

const OF_COMPANY: &str = "id in (select company_id from company_members where user_id = $1)";
const ORGANISATION: &str = "an organisation's name, which the reports of others show";

/// The tables; members come last, as the company is found by them.
pub const HELD: &[Table] = &[
    Table::of_persons(
        "activation_links",
        "Links that opened your company's account",
        "email = $2 or inquiry_id in (select id from inquiries where user_id = $1)",
        Erase::Rows,
        &[
            nothing("id"),
            nothing("inquiry_id"),
            secret("token_sha256", "it guards a link"),
            person("email"),
            person("created_at"),
            person("expires_at"),
            person("used_at"),
            person("revoked_at"),
            nothing("claimed_until"),
        ],
    ),
    Table::of_persons(
        "inquiries",
        "What you wrote when your company asked to come in",
        "user_id = $1",
        Erase::Rows,
        &[
            nothing("id"),
            pseudonym("user_id"),
            nothing("company_id"),
            person("company_name"),
            person("first_name"),
            person("last_name"),
            person("title"),
            person("company_type"),
            person("interests"),
            person("heard_about"),
            person("phone"),
            person("state"),
            person("reason"),
            person("submitted_at"),
            person("created_at"),
            nothing("version"),
            person("origin"),
            person("suspended_from"),
            person("changed_at"),
        ],
    ),
    Table::of_persons(
        "company_grants",
        "What you have opened for companies",
        "granted_by = $2",
        Erase::Data,
        &[
            nothing("id"),
            nothing("company_id"),
            nothing("flag"),
            nothing("expires_at"),
            nothing("reason"),
            person("granted_by").becomes("'erased'"),
            nothing("granted_at"),
            nothing("revoked_at"),
        ],
    ),
    Table::of_persons(
        "companies",
        "Your company",
        OF_COMPANY,
        Erase::Leave,
        &[
            kept("id", ORGANISATION),
            kept("name", ORGANISATION),
            kept("state", ORGANISATION),
            kept("created_at", ORGANISATION),
        ],
    ),
    Table::of_persons(
        "company_members",
        "Your place in your company",
        "user_id = $1",
        Erase::Rows,
        &[person("company_id"), pseudonym("user_id"), person("role"), person("joined_at")],
    ),
];
