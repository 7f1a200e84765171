//! What a candidate has ahead: invitations, attempts, interviews, offers, check-ins.

use ::internships::placements::{self, Side, State as Placed, Whose};
use assessments::invitations::{self, Mine, Standing};
use auth::users;
use db::Conn;
use hiring::{meetings, offers};
use kernel::chrono::TimeDelta;
use kernel::{Email, Instant, Limit, Paging, UserId};
use mail::calendar::Item;

use super::{Moment, PAST_DAYS, applications_of, check_ins_due, deadline, expiry, interviews};
use crate::post::Sender;
use crate::{Error, Result, site};

pub(super) fn items(conn: &mut Conn, sender: &Sender, user: UserId) -> Result<Vec<Item>> {
    let mut items = invited(conn, sender, user)?;
    let since = sender.now - TimeDelta::days(PAST_DAYS);
    let meetings = meetings::of_candidate(conn, user, since)?;
    let offers = offers::open_to(conn, user, sender.now)?;
    let own = applications_of(conn, (&meetings, &offers), |one| one.is_of(user))?;
    items.extend(interviews(conn, sender, (&meetings, &own))?);
    for offer in offers {
        let Some(listed) = own.get(&offer.application) else { continue };
        let title = format!("{} ({})", listed.title, listed.company_name);
        let path = site::application(offer.application);
        items.push(expiry(sender, (&offer, &title), &path));
    }
    let whose = Whose::Candidate(user);
    let paging = Paging::first(Limit::most());
    let active = placements::list(conn, whose, Some(Placed::Active), paging)?.items;
    items.extend(check_ins_due(conn, sender, (&active, Side::Candidate))?);
    Ok(items)
}

/// Invitations belong to an address, so they are listed for the account that has shown it reads there.
fn invited(conn: &mut Conn, sender: &Sender, user: UserId) -> Result<Vec<Item>> {
    let account = users::get(conn, user)?;
    if !account.email_verified {
        return Ok(Vec::new());
    }
    let email: Email = account.email.parse().map_err(Error::inconsistent)?;
    let mine = invitations::mine(conn, (user, &email), Paging::first(Limit::most()))?.items;
    Ok(mine.iter().flat_map(|one| of_invitation(sender, one)).collect())
}

fn of_invitation(sender: &Sender, of: &Mine) -> Vec<Item> {
    let path = site::invitation(&of.code);
    let about = format!("{} ({})", of.assessment_title, of.company_name);
    let item = |name: String, at: Instant, summary| {
        let sequence = (at - of.created_at).num_minutes();
        let made_at = of.created_at;
        deadline(sender, Moment { name, sequence, made_at, at, summary, path: &path })
    };
    let closes = || {
        // The same name and version as the entry that the mail brings.
        item(of.id.to_string(), of.expires_at, format!("Last moment to start {about}"))
    };
    let opens = of
        .opens_at
        .filter(|_| of.standing == Standing::NotOpen)
        .map(|at| item(format!("{}-opens", of.id), at, format!("{about} can be started")));
    match (of.standing, of.attempt) {
        (Standing::NotOpen | Standing::Open, _) => opens.into_iter().chain([closes()]).collect(),
        (Standing::Started, Some((attempt, ends_at))) => {
            vec![item(attempt.to_string(), ends_at, format!("The time for {about} is over"))]
        }
        _ => Vec::new(),
    }
}
