//! Prospects in the database. Every function is one statement.

use std::collections::BTreeMap;

use db::Conn;
use db::schema::{roles, talent_prospect_crowds as crowds, talent_prospects as prospects};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Timestamptz};
use kernel::{CompanyId, Instant, RoleId, TalentProfileId, TalentProspectId};

use super::rules::Kept;
use crate::cards::Opened;

#[derive(Queryable, Selectable)]
#[diesel(table_name = prospects)]
pub(super) struct Row {
    id: TalentProspectId,
    profile_id: TalentProfileId,
    label: String,
    is_named: bool,
    facts: Vec<String>,
    note: Option<String>,
    added_at: Instant,
}

impl Row {
    pub(super) fn id(&self) -> TalentProspectId {
        self.id
    }

    pub(super) fn with(self, crowd: Vec<TalentProfileId>) -> Kept {
        Kept {
            id: self.id,
            profile: self.profile_id,
            label: self.label,
            is_named: self.is_named,
            facts: self.facts,
            note: self.note,
            added_at: self.added_at,
            crowd,
        }
    }
}

/// The lock's holder may count the role's prospects and add one.
pub(super) fn lock_role(conn: &mut Conn, role: RoleId) -> QueryResult<usize> {
    let row = roles::table.find(role).select(roles::id).for_no_key_update();
    Ok(row.load::<RoleId>(conn)?.len())
}

/// All that were added to a role, newest first.
pub(super) fn of_role(conn: &mut Conn, role: RoleId) -> QueryResult<Vec<Row>> {
    prospects::table
        .filter(prospects::role_id.eq(role))
        .order((prospects::added_at.desc(), prospects::id.desc()))
        .select(Row::as_select())
        .load(conn)
}

/// One of a company's.
pub(super) fn find(
    conn: &mut Conn,
    company: CompanyId,
    id: TalentProspectId,
) -> QueryResult<Option<Row>> {
    prospects::table
        .inner_join(roles::table)
        .filter(prospects::id.eq(id))
        .filter(roles::company_id.eq(company))
        .select(Row::as_select())
        .first(conn)
        .optional()
}

/// Who has said the same as each of these since it was added.
pub(super) fn crowds(
    conn: &mut Conn,
    of: &[TalentProspectId],
) -> QueryResult<BTreeMap<TalentProspectId, Vec<TalentProfileId>>> {
    let rows: Vec<(TalentProspectId, TalentProfileId)> = crowds::table
        .filter(crowds::prospect_id.eq_any(of))
        .select((crowds::prospect_id, crowds::profile_id))
        .load(conn)?;
    let mut all: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for (prospect, profile) in rows {
        all.entry(prospect).or_default().push(profile);
    }
    Ok(all)
}

/// The prospect of this card, by its name or, of somebody anonymous, by this very card.
pub(super) fn added(
    conn: &mut Conn,
    role: RoleId,
    card: &Opened,
) -> QueryResult<Option<TalentProspectId>> {
    let of_role =
        prospects::table.filter(prospects::role_id.eq(role)).select(prospects::id).into_boxed();
    let found = if card.sight.named.is_some() {
        of_role.filter(prospects::is_named).filter(prospects::profile_id.eq(card.profile))
    } else {
        of_role.filter(prospects::tie.eq(&card.tie))
    };
    found.first(conn).optional()
}

pub(super) fn insert(
    conn: &mut Conn,
    role: RoleId,
    card: &Opened,
    note: Option<&str>,
    now: Instant,
) -> QueryResult<TalentProspectId> {
    let is_named = card.sight.named.is_some();
    // What somebody says by their name is read again each time.
    let facts = if is_named { Vec::new() } else { card.sight.says.clone() };
    diesel::insert_into(prospects::table)
        .values((
            prospects::id.eq(TalentProspectId::new()),
            prospects::role_id.eq(role),
            prospects::profile_id.eq(card.profile),
            prospects::tie.eq(&card.tie),
            prospects::label.eq(&card.label),
            prospects::is_named.eq(is_named),
            prospects::facts.eq(facts),
            prospects::note.eq(note),
            prospects::added_at.eq(now),
        ))
        .returning(prospects::id)
        .get_result(conn)
}

pub(super) fn remember(
    conn: &mut Conn,
    prospect: TalentProspectId,
    crowd: &[TalentProfileId],
) -> QueryResult<usize> {
    let rows: Vec<_> = crowd
        .iter()
        .map(|who| (crowds::prospect_id.eq(prospect), crowds::profile_id.eq(*who)))
        .collect();
    diesel::insert_into(crowds::table).values(rows).on_conflict_do_nothing().execute(conn)
}

pub(super) fn set_note(
    conn: &mut Conn,
    id: TalentProspectId,
    note: Option<&str>,
) -> QueryResult<usize> {
    diesel::update(prospects::table.find(id)).set(prospects::note.eq(note)).execute(conn)
}

pub(super) fn delete(conn: &mut Conn, id: TalentProspectId) -> QueryResult<usize> {
    diesel::delete(prospects::table.find(id)).execute(conn)
}

/// Those of roles that were rejected, or that closed before then and were not opened again.
#[expect(clippy::disallowed_methods, reason = "the query builder deletes with no join")]
pub(super) fn delete_ended(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    diesel::sql_query(
        "delete from talent_prospects kept using roles
         where roles.id = kept.role_id and case roles.state
           when 'closed' then roles.closed_at < $1
           when 'archived' then roles.closed_at < $1
           when 'rejected' then roles.changed_at < $1
           else false end",
    )
    .bind::<Timestamptz, _>(before)
    .execute(conn)
}

/// Those in the crowd who say something else by now, show their name or hide.
#[expect(clippy::disallowed_methods, reason = "the query builder deletes with no join")]
pub(super) fn thin_crowds(conn: &mut Conn) -> QueryResult<usize> {
    diesel::sql_query(
        "delete from talent_prospect_crowds one using talent_prospects kept
         where kept.id = one.prospect_id and not exists (
           select from talent_cards card join talent_cells cell on cell.path = card.cell
           where card.profile_id = one.profile_id and not card.is_named
             and cell.facts @> kept.facts and cell.facts <@ kept.facts)",
    )
    .execute(conn)
}

/// Those whose card is named no longer, or says something else, or whose crowd has become too small.
#[expect(clippy::disallowed_methods, reason = "the query builder has no condition by case")]
pub(super) fn delete_gone(conn: &mut Conn, together: i64) -> QueryResult<usize> {
    diesel::sql_query(
        "delete from talent_prospects kept where case when kept.is_named
           then not exists (
             select from talent_cards card where card.profile_id = kept.profile_id and card.is_named)
           else not exists (
             select from talent_prospect_crowds own
             where own.prospect_id = kept.id and own.profile_id = kept.profile_id)
             or (select count(*) from talent_prospect_crowds one where one.prospect_id = kept.id) < $1
           end",
    )
    .bind::<BigInt, _>(together)
    .execute(conn)
}
