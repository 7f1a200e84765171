//! Résumés in the database. Every function is one statement.

use db::Conn;
use db::schema::{applications, named_roles, resumes, roles, users};
use diesel::dsl::{exists, sql};
use diesel::prelude::*;
use diesel::sql_types::Integer;
use kernel::{CompanyId, ResumeId, UserId};

use super::rules::{File, Kind, Resume};

type Known = (ResumeId, Kind, String, i32);

fn resume((id, kind, name, bytes): Known) -> Resume {
    Resume { id, kind, name, bytes }
}

pub(super) fn insert(conn: &mut Conn, owner: UserId, file: &File) -> QueryResult<Resume> {
    let id = ResumeId::new();
    diesel::insert_into(resumes::table)
        .values((
            resumes::id.eq(id),
            resumes::user_id.eq(owner),
            resumes::kind.eq(file.kind),
            resumes::name.eq(&file.name),
            resumes::content.eq(&file.content),
        ))
        .execute(conn)?;
    let bytes = i32::try_from(file.content.len()).unwrap_or(i32::MAX);
    Ok(Resume { id, kind: file.kind, name: file.name.clone(), bytes })
}

pub(super) fn find_all(conn: &mut Conn, ids: &[ResumeId]) -> QueryResult<Vec<Resume>> {
    let bytes = sql::<Integer>("octet_length(content)");
    let rows: Vec<Known> = resumes::table
        .filter(resumes::id.eq_any(ids))
        .select((resumes::id, resumes::kind, resumes::name, bytes))
        .load(conn)?;
    Ok(rows.into_iter().map(resume).collect())
}

/// With its owner.
pub(super) fn read(conn: &mut Conn, id: ResumeId) -> QueryResult<Option<(UserId, File)>> {
    let row = resumes::table.find(id).select((
        resumes::user_id,
        resumes::kind,
        resumes::name,
        resumes::content,
    ));
    let found: Option<(UserId, Kind, String, Vec<u8>)> = row.first(conn).optional()?;
    Ok(found.map(|(owner, kind, name, content)| (owner, File { kind, name, content })))
}

pub(super) fn delete(conn: &mut Conn, id: ResumeId) -> QueryResult<usize> {
    diesel::delete(resumes::table.find(id)).execute(conn)
}

/// Whether an application with it was released to the company, and the company may know whose it is. Of somebody who is
/// locked no file is handed out.
pub(super) fn was_shown(conn: &mut Conn, company: CompanyId, id: ResumeId) -> QueryResult<bool> {
    let named = named_roles::table.filter(named_roles::role_id.eq(applications::role_id));
    let open = users::table
        .filter(users::id.nullable().eq(applications::candidate_id))
        .filter(users::disabled_at.is_null());
    let shown = applications::table
        .inner_join(roles::table)
        .filter(applications::resume_id.eq(id))
        .filter(applications::released_at.is_not_null())
        .filter(applications::shortlisted_at.is_not_null().or(exists(named)))
        .filter(roles::company_id.eq(company))
        .filter(exists(open));
    diesel::select(exists(shown)).get_result(conn)
}
