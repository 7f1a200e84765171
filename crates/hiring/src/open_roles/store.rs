//! Open roles in the database. Every function is one statement.

use chrono::NaiveDate;
use db::Conn;
use db::schema::{companies, roles};
use db::text_search::{anywhere, fold_text};
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::{Nullable, Text};
use kernel::{AssessmentId, CompanyId, Cursor, Instant, Paging, RoleId};
use serde_json::Value;

use super::rules::{Listed, OpenRole, Place, Search};
use crate::roles::State;
use crate::roles::form::Form;

/// The state of companies that may act, in the words of their own crate.
const MAY_ACT: &str = "approved";
const LIVE: [State; 2] = [State::Published, State::ApplicantsReleased];

#[derive(Queryable, Selectable)]
#[diesel(table_name = roles)]
struct Row {
    id: RoleId,
    company_id: CompanyId,
    state: State,
    form: Value,
    assessment_id: Option<AssessmentId>,
    published_at: Option<Instant>,
    changed_at: Instant,
}

fn form(stored: Value) -> QueryResult<Form> {
    serde_json::from_value(stored)
        .map_err(|e| diesel::result::Error::DeserializationError(e.into()))
}

impl Row {
    fn open(self, company_name: String) -> QueryResult<OpenRole> {
        Ok(OpenRole {
            id: self.id,
            company: self.company_id,
            company_name,
            state: self.state,
            form: Form { cut_off: None, ..form(self.form)? },
            assessed: self.assessment_id.is_some(),
            published_at: self.published_at.unwrap_or(self.changed_at),
            changed_at: self.changed_at,
        })
    }

    fn listed(self, company_name: String) -> QueryResult<Listed> {
        let said = form(self.form)?;
        Ok(Listed {
            id: self.id,
            company: self.company_id,
            company_name,
            title: said.title,
            kind: said.kind,
            level: said.level,
            workplace: said.workplace,
            location: said.location,
            countries: said.countries,
            deadline: said.deadline,
            published_at: self.published_at.unwrap_or(self.changed_at),
        })
    }
}

pub(super) fn find(conn: &mut Conn, id: RoleId) -> QueryResult<Option<OpenRole>> {
    let found: Option<(Row, String)> = roles::table
        .inner_join(companies::table)
        .filter(roles::id.eq(id))
        .filter(roles::published_at.is_not_null())
        .filter(companies::state.eq(MAY_ACT))
        .select((Row::as_select(), companies::name))
        .first(conn)
        .optional()?;
    found.map(|(row, name)| row.open(name)).transpose()
}

/// What the words of a search are looked for in.
const SAID: &str =
    "roles.title || ' ' || companies.name || ' ' || coalesce(roles.form->>'location', '')
    || ' ' || coalesce(roles.form->>'skills', '')";

/// What a role says in a field of its form.
macro_rules! says {
    ($field:literal) => {
        sql::<Nullable<Text>>(concat!("roles.form->>'", $field, "'"))
    };
}

/// The last published first.
pub(super) fn list(
    conn: &mut Conn,
    search: &Search,
    today: NaiveDate,
    paging: Paging,
) -> QueryResult<Vec<Listed>> {
    let mut query = roles::table
        .inner_join(companies::table)
        .filter(roles::state.eq_any(LIVE))
        .filter(roles::deadline.ge(today))
        .filter(companies::state.eq(MAY_ACT))
        .order((roles::published_at.desc(), roles::id.desc()))
        .limit(paging.limit.fetch())
        .select((Row::as_select(), companies::name))
        .into_boxed();
    if let Some(company) = search.company {
        query = query.filter(roles::company_id.eq(company));
    }
    for word in &search.words {
        query = query.filter(fold_text(sql::<Text>(SAID)).like(anywhere(word)));
    }
    if let Some(kind) = search.kind {
        query = query.filter(says!("kind").eq(kind.as_str()));
    }
    if let Some(level) = search.level {
        query = query.filter(says!("level").eq(level.as_str()));
    }
    if let Some(workplace) = search.workplace {
        query = query.filter(says!("workplace").eq(workplace.as_str()));
    }
    if let Some(country) = &search.country {
        query = query.filter(says!("countries").like(anywhere(&format!("\"{country}\""))));
    }
    if search.says_pay {
        query = query.filter(says!("pay_min").is_not_null());
    }
    if let Some(day) = search.starts_by {
        // A day is written so that days are in the order of their texts.
        let agreed = says!("starts_on").is_null();
        query = query.filter(agreed.or(says!("starts_on").le(day.to_string())));
    }
    if let Some((after, until)) = search.published {
        query = query.filter(roles::published_at.gt(after)).filter(roles::published_at.le(until));
    }
    if let Some(Cursor { at, id }) = paging.after {
        let earlier = roles::published_at.assume_not_null().lt(at);
        let same = roles::published_at.assume_not_null().eq(at).and(roles::id.lt(id));
        query = query.filter(earlier.or(same));
    }
    let rows: Vec<(Row, String)> = query.load(conn)?;
    rows.into_iter().map(|(row, name)| row.listed(name)).collect()
}

/// The first of the part after the one that begins with `from`.
pub(super) fn start(
    conn: &mut Conn,
    today: NaiveDate,
    from: Option<RoleId>,
    most: i64,
) -> QueryResult<Option<RoleId>> {
    let mut query = roles::table
        .inner_join(companies::table)
        .filter(roles::state.eq_any(LIVE))
        .filter(roles::deadline.ge(today))
        .filter(companies::state.eq(MAY_ACT))
        .order(roles::id)
        .offset(most)
        .select(roles::id)
        .into_boxed();
    if let Some(from) = from {
        query = query.filter(roles::id.ge(from));
    }
    query.first(conn).optional()
}

pub(super) fn part(
    conn: &mut Conn,
    today: NaiveDate,
    from: Option<RoleId>,
    most: i64,
) -> QueryResult<Vec<Place>> {
    let mut query = roles::table
        .inner_join(companies::table)
        .filter(roles::state.eq_any(LIVE))
        .filter(roles::deadline.ge(today))
        .filter(companies::state.eq(MAY_ACT))
        .order(roles::id)
        .limit(most)
        .select((roles::id, roles::company_id, roles::changed_at))
        .into_boxed();
    if let Some(from) = from {
        query = query.filter(roles::id.ge(from));
    }
    let rows: Vec<(RoleId, CompanyId, Instant)> = query.load(conn)?;
    let place = |(id, company, changed_at)| Place { id, company, changed_at };
    Ok(rows.into_iter().map(place).collect())
}
