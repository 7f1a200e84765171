//! What a member of a company has ahead: the invitations and offers they have made, the interviews in which
//! they take part, and the check-ins of interns whom they look after.

use ::internships::placements::{self, Internship, Side, State as Placed, Whose};
use assessments::closing;
use companies::profiles;
use db::Conn;
use hiring::{meetings, offers};
use kernel::chrono::TimeDelta;
use kernel::{Limit, Paging, UserId};
use mail::calendar::Item;

use super::{Moment, PAST_DAYS, applications_of, check_ins_due, deadline, expiry, interviews};
use crate::post::Sender;
use crate::{Result, site};

pub(super) fn items(conn: &mut Conn, sender: &Sender, user: UserId) -> Result<Vec<Item>> {
    let membership = profiles::of_member(conn, user)?;
    // Who reads nothing of candidates has nothing of them ahead.
    let Some(membership) = membership.filter(|one| one.role.reads() && one.company.may_act())
    else {
        return Ok(Vec::new());
    };
    let (company, now) = (membership.company.id, sender.now);
    let mut items = Vec::new();
    for closing in closing::of_member(conn, (company, user), now)? {
        let moment = Moment {
            name: format!("{}-closes-{}", closing.assessment, closing.at.timestamp()),
            sequence: 0,
            made_at: closing.at,
            at: closing.at,
            summary: format!("Invitations to {} close", closing.title),
            path: &site::assessment(closing.assessment),
        };
        items.push(deadline(sender, moment));
    }
    let meetings = meetings::of_member(conn, user, now - TimeDelta::days(PAST_DAYS))?;
    let offers = offers::open_by(conn, user, now)?;
    // Some may be of a company that they have left.
    let shown = applications_of(conn, (&meetings, &offers), |one| one.is_shown_to(company))?;
    items.extend(interviews(conn, sender, (&meetings, &shown))?);
    for offer in offers {
        let Some(listed) = shown.get(&offer.application) else { continue };
        let title = format!("{} ({})", listed.title, listed.application.profile.name);
        let path = site::candidate(listed.application.role, offer.application);
        items.push(expiry(sender, (&offer, &title), &path));
    }
    let paging = Paging::first(Limit::most());
    let active = placements::list(conn, Whose::Company(company), Some(Placed::Active), paging)?;
    let looks_after = |internship: &Internship| {
        let supervisor = internship.supervisor.as_ref().map(|(user, _)| *user);
        supervisor.unwrap_or(internship.contact) == user
    };
    let own: Vec<Internship> = active.items.into_iter().filter(looks_after).collect();
    items.extend(check_ins_due(conn, sender, (&own, Side::Company))?);
    Ok(items)
}
