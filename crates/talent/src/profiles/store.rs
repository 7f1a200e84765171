//! The pool in the database. Every function is one statement.

use std::collections::BTreeSet;

use db::Conn;
use db::clock::NOW;
use db::schema::{companies, talent_blocks as blocks, talent_profiles as profiles, users};
use db::text_search::{findable, fold_text};
use diesel::dsl::{exists, not};
use diesel::prelude::*;
use kernel::{AttemptId, CompanyId, Instant, ResumeId, TalentProfileId, UserId, fold_search};

use super::Known;
use super::rules::{Form, Pay, Profile};
use super::words::{
    Authorisation, Availability, Employment, PayPeriod, Place, Score, Skill, Visibility,
};

#[derive(Queryable, Selectable)]
#[diesel(table_name = profiles)]
struct Row {
    id: TalentProfileId,
    user_id: UserId,
    visibility: Visibility,
    headline: String,
    skills: Vec<Skill>,
    availability: Availability,
    places: Vec<Place>,
    pay_amount: Option<i32>,
    pay_currency: Option<String>,
    pay_period: Option<PayPeriod>,
    consented_at: Instant,
    version: i32,
    curated: bool,
    shows_results: bool,
    employment: Vec<Employment>,
    authorised: Vec<Authorisation>,
    github: Option<String>,
    resume_id: Option<ResumeId>,
    score: Option<Score>,
}

impl From<Row> for Profile {
    fn from(row: Row) -> Self {
        let pay = match (row.pay_amount, row.pay_currency, row.pay_period) {
            (Some(amount), Some(currency), Some(period)) => Some(Pay { amount, currency, period }),
            _ => None,
        };
        let form = Form {
            visibility: row.visibility,
            headline: row.headline,
            skills: row.skills.into_iter().collect(),
            availability: row.availability,
            places: row.places.into_iter().collect(),
            pay,
            blocked: BTreeSet::new(),
            curated: row.curated,
            shows_results: row.shows_results,
            employment: row.employment.into_iter().collect(),
            authorised: row.authorised.into_iter().collect(),
            github: row.github,
            results: BTreeSet::new(),
            score: row.score,
        };
        let (id, user, consented_at, version) =
            (row.id, row.user_id, row.consented_at, row.version);
        Self { id, user, form, resume: row.resume_id, consented_at, version }
    }
}

impl Profile {
    /// With what stands in tables of its own.
    pub(super) fn with(self, blocked: BTreeSet<CompanyId>, results: BTreeSet<AttemptId>) -> Self {
        Self { form: Form { blocked, results, ..self.form }, ..self }
    }
}

#[derive(Insertable, AsChangeset)]
#[diesel(table_name = profiles, treat_none_as_null = true)]
struct Said<'a> {
    visibility: Visibility,
    headline: &'a str,
    skills: Vec<Skill>,
    availability: Availability,
    places: Vec<Place>,
    pay_amount: Option<i32>,
    pay_currency: Option<&'a str>,
    pay_period: Option<PayPeriod>,
    curated: bool,
    shows_results: bool,
    employment: Vec<Employment>,
    authorised: Vec<Authorisation>,
    github: Option<&'a str>,
    score: Option<Score>,
}

impl<'a> Said<'a> {
    fn of(form: &'a Form) -> Self {
        let pay = form.pay.as_ref();
        Self {
            visibility: form.visibility,
            headline: &form.headline,
            skills: form.skills.iter().copied().collect(),
            availability: form.availability,
            places: form.places.iter().copied().collect(),
            pay_amount: pay.map(|pay| pay.amount),
            pay_currency: pay.map(|pay| pay.currency.as_str()),
            pay_period: pay.map(|pay| pay.period),
            curated: form.curated,
            shows_results: form.shows_results,
            employment: form.employment.iter().copied().collect(),
            authorised: form.authorised.iter().copied().collect(),
            github: form.github.as_deref(),
            score: form.score,
        }
    }
}

pub(super) fn of_user(conn: &mut Conn, user: UserId) -> QueryResult<Option<Profile>> {
    let own = profiles::table.filter(profiles::user_id.eq(user)).select(Row::as_select());
    Ok(own.first(conn).optional()?.map(Profile::from))
}

/// Of those who do not hide.
pub(super) fn places(conn: &mut Conn, users: &[UserId]) -> QueryResult<Vec<(UserId, Vec<Place>)>> {
    profiles::table
        .filter(profiles::user_id.eq_any(users))
        .filter(profiles::visibility.ne(Visibility::Hidden))
        .select((profiles::user_id, profiles::places))
        .load(conn)
}

/// Locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, user: UserId) -> QueryResult<Option<Profile>> {
    let own = profiles::table.filter(profiles::user_id.eq(user)).select(Row::as_select());
    Ok(own.for_no_key_update().first(conn).optional()?.map(Profile::from))
}

/// The same, of a profile.
pub(super) fn lock_one(conn: &mut Conn, id: TalentProfileId) -> QueryResult<Option<Profile>> {
    let row = profiles::table.find(id).select(Row::as_select()).for_no_key_update();
    Ok(row.first(conn).optional()?.map(Profile::from))
}

/// What is shown has changed.
pub(super) fn set_score(
    conn: &mut Conn,
    id: TalentProfileId,
    score: Option<Score>,
) -> QueryResult<usize> {
    diesel::update(profiles::table.find(id))
        .set((profiles::score.eq(score), profiles::changed_at.eq(NOW)))
        .execute(conn)
}

pub(super) fn set_resume(
    conn: &mut Conn,
    id: TalentProfileId,
    resume: Option<ResumeId>,
) -> QueryResult<Profile> {
    let row = diesel::update(profiles::table.find(id)).set(profiles::resume_id.eq(resume));
    row.returning(Row::as_returning()).get_result(conn).map(Profile::from)
}

/// `None` where the account has joined in the meantime.
pub(super) fn insert(conn: &mut Conn, user: UserId, form: &Form) -> QueryResult<Option<Profile>> {
    diesel::insert_into(profiles::table)
        .values((
            profiles::id.eq(TalentProfileId::new()),
            profiles::user_id.eq(user),
            Said::of(form),
        ))
        .on_conflict(profiles::user_id)
        .do_nothing()
        .returning(Row::as_returning())
        .get_result(conn)
        .optional()
        .map(|row| row.map(Profile::from))
}

pub(super) fn update(conn: &mut Conn, id: TalentProfileId, form: &Form) -> QueryResult<Profile> {
    let next = (profiles::version.eq(profiles::version + 1), profiles::changed_at.eq(NOW));
    let row = diesel::update(profiles::table.find(id)).set((Said::of(form), next));
    row.returning(Row::as_returning()).get_result(conn).map(Profile::from)
}

pub(super) fn delete(conn: &mut Conn, id: TalentProfileId) -> QueryResult<usize> {
    diesel::delete(profiles::table.find(id)).execute(conn)
}

pub(super) fn blocked(conn: &mut Conn, id: TalentProfileId) -> QueryResult<BTreeSet<CompanyId>> {
    let own = blocks::table.filter(blocks::profile_id.eq(id)).select(blocks::company_id);
    Ok(own.load(conn)?.into_iter().collect())
}

pub(super) fn blocks(conn: &mut Conn, user: UserId, company: CompanyId) -> QueryResult<bool> {
    let block = blocks::table
        .inner_join(profiles::table)
        .filter(profiles::user_id.eq(user))
        .filter(blocks::company_id.eq(company));
    diesel::select(exists(block)).get_result(conn)
}

pub(super) fn blocked_among(
    conn: &mut Conn,
    user: UserId,
    companies: &[CompanyId],
) -> QueryResult<BTreeSet<CompanyId>> {
    let own = blocks::table
        .inner_join(profiles::table)
        .filter(profiles::user_id.eq(user))
        .filter(blocks::company_id.eq_any(companies))
        .select(blocks::company_id);
    Ok(own.load(conn)?.into_iter().collect())
}

pub(super) fn unblock(conn: &mut Conn, id: TalentProfileId) -> QueryResult<usize> {
    diesel::delete(blocks::table.filter(blocks::profile_id.eq(id))).execute(conn)
}

/// Companies that do not exist are left out.
pub(super) fn block(
    conn: &mut Conn,
    id: TalentProfileId,
    companies: &BTreeSet<CompanyId>,
) -> QueryResult<usize> {
    use diesel::sql_types::Uuid;
    let known = companies::table
        .filter(companies::id.eq_any(companies.iter().copied().collect::<Vec<_>>()))
        .select((id.0.into_sql::<Uuid>(), companies::id));
    diesel::insert_into(blocks::table)
        .values(known)
        .into_columns((blocks::profile_id, blocks::company_id))
        .execute(conn)
}

/// What each visible person can do.
pub(super) fn skills(conn: &mut Conn, viewer: Option<CompanyId>) -> QueryResult<Vec<Vec<Skill>>> {
    let mut visible = profiles::table
        .inner_join(users::table)
        .filter(profiles::visibility.ne(Visibility::Hidden))
        .filter(users::disabled_at.is_null())
        .select(profiles::skills)
        .into_boxed();
    if let Some(company) = viewer {
        let blocked = blocks::table
            .filter(blocks::profile_id.eq(profiles::id))
            .filter(blocks::company_id.eq(company));
        visible = visible.filter(not(exists(blocked)));
    }
    visible.load(conn)
}

/// Those in whose name the text is, with one or two letters those that begin with it.
pub(super) fn companies(conn: &mut Conn, part: &str) -> QueryResult<Vec<Known>> {
    let rows: Vec<(CompanyId, String)> = companies::table
        .filter(companies::state.eq("approved"))
        .filter(fold_text(companies::name).like(findable(&fold_search(part))))
        .order((companies::name, companies::id))
        .limit(10)
        .select((companies::id, companies::name))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, name)| Known { id, name }).collect())
}

pub(super) fn names(conn: &mut Conn, ids: &BTreeSet<CompanyId>) -> QueryResult<Vec<Known>> {
    let rows: Vec<(CompanyId, String)> = companies::table
        .filter(companies::id.eq_any(ids.iter().copied().collect::<Vec<_>>()))
        .order((companies::name, companies::id))
        .select((companies::id, companies::name))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, name)| Known { id, name }).collect())
}
