//! What other rows know of applications, in the database. Nothing is written here.

use db::Conn;
use db::schema::applications;
use diesel::dsl::sql;
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Integer, Nullable, Text, Uuid as SqlUuid};
use kernel::{ApplicationId, UserId};

use super::rules::{Facts, Filter, Progress, Source, normal};

/// What comes first holds.
const SOURCE: &str = "case when applications.candidate_id is null then null
    when exists (select from role_proposals p
        where p.candidate_id = applications.candidate_id and p.role_id = applications.role_id
          and not p.by_company and p.state = 'accepted'
          and p.ended_at <= applications.applied_at) then 'proposed'
    when exists (select from introductions i
        where i.candidate_id = applications.candidate_id and i.role_id = applications.role_id
          and i.state = 'accepted' and i.ended_at <= applications.applied_at) then 'talent_pool'
    when exists (select from invitations v
        join assessments a on a.id = v.assessment_id
        join roles r on r.company_id = a.company_id
        where v.user_id = applications.candidate_id and r.id = applications.role_id
          and v.created_at < applications.applied_at) then 'invited'
    when exists (select from partner_attributions p
        where p.user_id = applications.candidate_id
          and p.brought_at <= applications.applied_at) then 'partner'
    when exists (select from referral_accounts f
        where f.user_id = applications.candidate_id and f.referrer_id is not null
          and f.referred_at <= applications.applied_at) then 'referral'
    else 'direct' end";

/// Of the last invitation. One that an earlier result answers has that result; one whose attempt was voided, and is
/// taken again for another application, has none.
const PROGRESS: &str = "coalesce((select case
      when v.state in ('created', 'sent', 'opened', 'accepted') then 'waiting'
      when v.state = 'started' then 'running'
      when v.state = 'satisfied_by_share' then 'graded'
      when v.state <> 'completed' then 'missed'
      when exists (select from attempts t where t.invitation_id = v.id and t.state = 'voided')
        then 'missed'
      when exists (select from attempts t join grades g on g.attempt_id = t.id
          where t.invitation_id = v.id) then 'graded'
      else 'grading' end
    from application_invitations x join invitations v on v.id = x.invitation_id
    where x.application_id = applications.id
    order by x.made_at desc, x.invitation_id desc limit 1), 'none')";

const SUBMITTED: &str = "(select count(*) from scorecards s
    where s.application_id = applications.id and s.state = 'submitted')";

/// Who is to write a scorecard. Who has left the company since an interview is asked for nothing.
macro_rules! asked {
    () => {
        "(select p.person from meetings m, unnest(m.people) as p(person)
            join company_members c on c.user_id = p.person
            join roles r on r.company_id = c.company_id
            where m.application_id = applications.id and m.state <> 'cancelled'
              and r.id = applications.role_id
          union select s.author_id from scorecards s where s.application_id = applications.id)"
    };
}

const ASKED: &str = concat!("(select count(*) from ", asked!(), " as who)");

/// The result that the card says: of the last invitation, or the earlier one that answers it.
const RESULT: &str = "(select g.fineness from grades g join attempts t on t.id = g.attempt_id
    where t.state <> 'voided' and t.id = (
      select coalesce(own.id, shared.attempt_id)
      from (select x.invitation_id from application_invitations x
          where x.application_id = applications.id
          order by x.made_at desc, x.invitation_id desc limit 1) l
        left join attempts own on own.invitation_id = l.invitation_id
        left join reused_results shared
          on shared.invitation_id = l.invitation_id and shared.withdrawn_at is null
            and not exists (select 1 from attempts a join users u on u.id = a.user_id
              where a.id = shared.attempt_id and u.disabled_at is not null))
    order by g.generation desc limit 1)";

/// Who looks after it: the member who took the last step of the last fifty. They are cut off first, so that the steps of
/// this application are read, and not those of each member.
const HANDLED_BY: &str = "(select nullif(u.display_name, '') from (
    select l.actor_id from (
      select actor_id, at, id from audit_log
      where object_id = applications.id and object_kind = 'application'
      order by at desc, id desc limit 50) l
    where l.actor_id in (select c.user_id from company_members c
      join roles r on r.company_id = c.company_id where r.id = applications.role_id)
    order by l.at desc, l.id desc limit 1) last
    join users u on u.id = last.actor_id)";

type Row = (ApplicationId, Option<Source>, Progress, i64, i64, Option<String>);

pub(super) fn of(
    conn: &mut Conn,
    ids: &[ApplicationId],
) -> QueryResult<Vec<(ApplicationId, Facts)>> {
    let rows: Vec<Row> = applications::table
        .filter(applications::id.eq_any(ids))
        .select((
            applications::id,
            sql::<Nullable<Text>>(SOURCE),
            sql::<Text>(PROGRESS),
            sql::<BigInt>(SUBMITTED),
            sql::<BigInt>(ASKED),
            sql::<Nullable<Text>>(HANDLED_BY),
        ))
        .load(conn)?;
    let facts = |(id, source, progress, submitted, asked, handled_by)| {
        (id, Facts { source, progress, submitted, asked, handled_by })
    };
    Ok(rows.into_iter().map(facts).collect())
}

type Condition = Box<dyn BoxableExpression<applications::table, Pg, SqlType = Bool>>;

/// That an application is one of those that are asked for. Where names are hidden until the shortlist, a
/// skill that has a word of the name is not looked at before, as it is not shown.
pub(crate) fn wanted(filter: &Filter, is_hidden: bool) -> Condition {
    let mut all: Condition = Box::new(sql::<Bool>("true"));
    if !filter.progress.is_empty() {
        let words: Vec<&str> = filter.progress.iter().map(|word| word.as_str()).collect();
        let fits = sql::<Bool>(PROGRESS).sql(" = any(").bind::<Array<Text>, _>(words).sql(")");
        all = Box::new(all.and(fits));
    }
    if !filter.sources.is_empty() {
        let words: Vec<&str> = filter.sources.iter().map(|word| word.as_str()).collect();
        // Nobody knows it of somebody who is erased.
        let fits = sql::<Bool>("coalesce(")
            .sql(SOURCE)
            .sql(" = any(")
            .bind::<Array<Text>, _>(words)
            .sql("), false)");
        all = Box::new(all.and(fits));
    }
    if let Some(day) = filter.available_by {
        let fits = sql::<Bool>("coalesce(applications.profile ->> 'available_from' <= ")
            .bind::<Text, _>(day.to_string())
            .sql(" collate \"C\", false)");
        all = Box::new(all.and(fits));
    }
    for skill in &filter.skills {
        all = Box::new(all.and(states(normal(skill), is_hidden)));
    }
    match (filter.reviewer, filter.lacks_scorecards) {
        (Some(who), lacks) => all = Box::new(all.and(asked_of(who, lacks))),
        (None, true) => all = Box::new(all.and(sql::<Bool>(SUBMITTED).sql(" < ").sql(ASKED))),
        (None, false) => {}
    }
    if let Some(least) = filter.fineness_from {
        let fits = sql::<Bool>("coalesce(").sql(RESULT).sql(" >= ");
        all = Box::new(all.and(fits.bind::<Integer, _>(least).sql(", true)")));
    }
    all
}

/// That somebody is to write a scorecard; where it `lacks`, that theirs is not in yet.
fn asked_of(who: UserId, lacks: bool) -> Condition {
    let asked = sql::<Bool>("").bind::<SqlUuid, _>(who).sql(concat!(" in ", asked!()));
    if !lacks {
        return Box::new(asked);
    }
    let missing = sql::<Bool>(
        "not exists (select from scorecards s where s.application_id = applications.id
           and s.state = 'submitted' and s.author_id = ",
    );
    Box::new(asked.and(missing.bind::<SqlUuid, _>(who).sql(")")))
}

/// That a skill is stated.
fn states(skill: String, is_hidden: bool) -> Condition {
    let said = sql::<Bool>(
        "exists (select from jsonb_array_elements_text(applications.profile -> 'skills') s
         where btrim(fold_text(s)) = ",
    )
    .bind::<Text, _>(skill.clone())
    .sql(")");
    if !is_hidden {
        return Box::new(said);
    }
    let open = sql::<Bool>(
        "(applications.shortlisted_at is not null or not exists (
           select from regexp_split_to_table(fold_words(applications.profile ->> 'name'), ' ') n
           where length(n) > 1 and n = any(regexp_split_to_array(fold_words(",
    )
    .bind::<Text, _>(skill)
    .sql("), ' '))))");
    Box::new(said.and(open))
}
