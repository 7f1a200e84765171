//! The words of an invitation, and the machine it runs through. Source: states.md §4. Pure.

use kernel::{machine, words};

words! {
    /// Where an invitation is.
    pub enum State as "InvitationState" {
        /// Made; its mail is on the way.
        Created = "created",
        /// The mail server took the mail.
        Sent = "sent",
        /// The candidate has looked at it.
        Opened = "opened",
        /// The candidate signed in and agreed to what is recorded.
        Accepted = "accepted",
        /// There is an attempt.
        Started = "started",
        /// The attempt was finished.
        Completed = "completed",
        /// Nobody started in time.
        Expired = "expired",
        /// The company took it back.
        Cancelled = "cancelled",
        /// The address does not exist.
        Bounced = "bounced",
        /// The candidate shares the result of an earlier attempt instead.
        SatisfiedByShare = "satisfied_by_share",
        /// The candidate does not take part.
        Declined = "declined",
    }
}

impl State {
    /// Those in which an attempt can still begin.
    pub(crate) const PENDING: [Self; 4] = [Self::Created, Self::Sent, Self::Opened, Self::Accepted];
}

words! {
    /// What happens to an invitation.
    pub(crate) enum Event as "InvitationEvent" {
        MailSent = "mail_sent",
        MailBounced = "mail_bounced",
        Open = "open",
        Accept = "accept",
        Start = "start",
        Complete = "complete",
        Expire = "expire",
        Extend = "extend",
        Cancel = "cancel",
        /// An earlier result takes the place of an attempt.
        Share = "share",
        Decline = "decline",
    }
}

words! {
    /// Who makes it happen.
    pub(crate) enum By as "InvitationActor" {
        Candidate = "candidate",
        Company = "company",
        System = "system",
    }
}

machine! {
    /// The machine: every step there is. The candidate may open or accept before the mail is known to
    /// have been sent, because the mail server's word may come late.
    pub(crate) const STEPS: State, Event, By {
        Created, MailSent, System => Sent,
        Created, MailBounced, System => Bounced,
        Sent, MailBounced, System => Bounced,
        Created, Open, Candidate => Opened,
        Sent, Open, Candidate => Opened,
        Created, Accept, Candidate => Accepted,
        Sent, Accept, Candidate => Accepted,
        Opened, Accept, Candidate => Accepted,
        Accepted, Start, Candidate => Started,
        Started, Complete, System => Completed,
        Created, Expire, System => Expired,
        Sent, Expire, System => Expired,
        Opened, Expire, System => Expired,
        Accepted, Expire, System => Expired,
        Expired, Extend, Company => Sent,
        Created, Cancel, Company => Cancelled,
        Sent, Cancel, Company => Cancelled,
        Opened, Cancel, Company => Cancelled,
        Accepted, Cancel, Company => Cancelled,
        Created, Share, Candidate => SatisfiedByShare,
        Sent, Share, Candidate => SatisfiedByShare,
        Opened, Share, Candidate => SatisfiedByShare,
        Accepted, Share, Candidate => SatisfiedByShare,
        Created, Decline, Candidate => Declined,
        Sent, Decline, Candidate => Declined,
        Opened, Decline, Candidate => Declined,
        Accepted, Decline, Candidate => Declined,
    }
}

#[cfg(test)]
mod tests {
    use testkit::machines::walk;

    use super::*;

    #[test]
    fn every_step_of_the_machine_is_in_the_table_and_no_other_is_possible() {
        use Event::{
            Accept, Cancel, Complete, Decline, Expire, Extend, MailBounced, MailSent, Open, Share,
            Start,
        };
        use State::{
            Accepted, Bounced, Cancelled, Completed, Created, Declined, Expired, Opened,
            SatisfiedByShare, Sent, Started,
        };
        let step = |from, event, by| STEPS.step(from, event, by);
        let taken = walk(step, |from, event, by| match (from, event, by) {
            (Created, MailSent, By::System) => Some(Sent),
            (Created | Sent, MailBounced, By::System) => Some(Bounced),
            (Created | Sent, Open, By::Candidate) => Some(Opened),
            (Created | Sent | Opened, Accept, By::Candidate) => Some(Accepted),
            (Accepted, Start, By::Candidate) => Some(Started),
            (Started, Complete, By::System) => Some(Completed),
            (Created | Sent | Opened | Accepted, Expire, By::System) => Some(Expired),
            (Created | Sent | Opened | Accepted, Cancel, By::Company) => Some(Cancelled),
            (Created | Sent | Opened | Accepted, Share, By::Candidate) => Some(SatisfiedByShare),
            (Created | Sent | Opened | Accepted, Decline, By::Candidate) => Some(Declined),
            (Expired, Extend, By::Company) => Some(Sent),
            _ => None,
        });
        assert_eq!(taken, STEPS.lines().len());
    }
}
