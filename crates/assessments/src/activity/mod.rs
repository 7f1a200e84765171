//! What was done lately with a company's assessments, invitations and attempts.

#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{self, Deed, Lately};

use crate::Error;

/// Members' own trials are not among them. A new version of an assessment is the assessment.
const THINGS: &str = "
  select 'assessment', s.id, s.title, null::text, null::uuid, s.id, s.id
    from assessments s where s.company_id = $1 and s.trial_of is null
  union all
  select 'invitation', i.id, s.title, coalesce(i.name, i.email), i.user_id, s.id, s.id
    from invitations i join assessments s on s.id = i.assessment_id
    where s.company_id = $1 and s.trial_of is null and i.retake_of is null and i.created_at >= $2
  union all
  select 'attempt', t.id, s.title, nullif(u.display_name, ''), t.user_id, t.id, s.id
    from attempts t
      join assessments s on s.id = t.assessment_id
      join users u on u.id = t.user_id
    where s.company_id = $1 and s.trial_of is null and t.state <> 'voided'
      and coalesce(t.graded_at, t.submitted_at, t.started_at) >= $2";

/// What was done, the newest first. `parent` is the assessment.
///
/// # Errors
/// [`Error::Db`].
pub fn of_company(conn: &mut Conn, asked: Lately<'_>) -> Result<Vec<Deed>, Error> {
    Ok(audit::lately(conn, THINGS, asked)?)
}
