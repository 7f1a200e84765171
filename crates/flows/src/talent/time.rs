//! What time alone brings about in the talent pool.

use companies::{grants, profiles};
use db::{Conn, Db};
use kernel::{IntroductionId, Seen, TalentSearchId};
use talent::introductions::{self, Event as Step, Side};
use talent::{cards, deck, prospects, results, searches};

use super::{extras, say_how_it_ended, tell_candidate, until};
use crate::notify::{self, Notification, TalentEvent};
use crate::post::Sender;
use crate::{Result, site};

/// How many introductions or searches are looked at in one go.
const AT_ONCE: i64 = 200;

/// Ends what was not answered in time, reminds those who have not answered, looks after the cards, what the
/// results of their people reach and the prospects, and looks for what companies have saved.
///
/// # Errors
/// [`Error::Db`] where it is not even known what is due.
pub fn keep_time(db: &Db, sender: &Sender) -> Result<()> {
    for id in db.read_now(|conn| introductions::overdue(conn, sender.now, AT_ONCE))? {
        let ended = db.write_now(|conn| expire(conn, sender, id));
        complain(ended, "introduction.expire_failed");
    }
    complain(db.write_now(|conn| remind(conn, sender)), "introduction.remind_failed");
    for id in db.read_now(|conn| results::due(conn, AT_ONCE))? {
        complain(db.write_now(|conn| extras::prove(conn, id)), "talent_results.failed");
    }
    let tended = db.write_now(|conn| deck::tend(conn, sender.now).map_err(crate::Error::from));
    complain(tended, "talent_deal.failed");
    let tended = db.write_now(|conn| prospects::tend(conn).map(|_| ()).map_err(crate::Error::from));
    complain(tended, "talent_prospects.failed");
    for id in db.read_now(|conn| searches::due(conn, sender.now, AT_ONCE))? {
        complain(db.write_now(|conn| look(conn, sender, id)), "talent_search.failed");
    }
    Ok(())
}

/// One that fails does not keep the others.
fn complain(done: Result<()>, what: &'static str) {
    if let Err(e) = done {
        tracing::error!(error = ?e, "{what}");
    }
}

fn expire(conn: &mut Conn, sender: &Sender, id: IntroductionId) -> Result<()> {
    let step = (Step::Expire, None);
    match introductions::step(conn, Side::System, Seen::any(id), step, sender.now) {
        // It was answered in the meantime.
        Err(talent::Error::Refused(_)) => Ok(()),
        ended => say_how_it_ended(conn, sender, &ended?),
    }
}

fn remind(conn: &mut Conn, sender: &Sender) -> Result<()> {
    for waiting in introductions::take_to_remind(conn, sender.now, AT_ONCE)? {
        let event = TalentEvent::Reminder {
            company: waiting.company_name.clone(),
            role: waiting.role_title.clone(),
            until: until(&waiting),
        };
        tell_candidate(conn, sender, &waiting, "reminder", event)?;
    }
    Ok(())
}

/// Notifies the person who saved a search of cards that are new since the last look. A company that may
/// not look is not looked for.
fn look(conn: &mut Conn, sender: &Sender, id: TalentSearchId) -> Result<()> {
    let Some(search) = searches::take_due(conn, id, sender.now)? else { return Ok(()) };
    let member = profiles::of_member(conn, search.user)?;
    let belongs = member
        .is_some_and(|member| member.company.id == search.company && member.company.may_act());
    if !belongs || !grants::flags(conn, search.company)?.profile_completed {
        return Ok(());
    }
    let span = (search.looked_at, sender.now);
    if cards::has_news(conn, search.company, &search.filter, span)? {
        let cause = format!("talent-search:{}:{}", search.id, sender.now.date_naive());
        let event = TalentEvent::Found { search: search.name };
        let link = site::talent_search(search.id);
        let of =
            Notification { user: search.user, cause: &cause, event: event.into(), link: &link };
        notify::notify(conn, sender, &of)?;
    }
    Ok(())
}
