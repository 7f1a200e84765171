//! Teams: the last owner stays, and a link is used once.

use db::{Db, Options};
use diesel::connection::SimpleConnection;
use kernel::Instant;
use testkit::{TestDb, store};

use super::*;
use crate::profiles::tests::{founded, owner};

fn joined(conn: &mut Conn, company: CompanyId, email: &str, role: Role) -> UserId {
    let user = owner(conn, email);
    profiles::insert_member(conn, company, user, role).unwrap();
    user
}

fn new(company: CompanyId, by: UserId, email: &str, role: Role) -> NewInvitation {
    NewInvitation { company, by, email: email.parse().unwrap(), role }
}

#[test]
fn an_owner_goes_or_steps_down_only_while_another_one_stays() {
    for role in Role::ALL {
        for becomes in [None, Some(Role::Owner), Some(Role::Recruiter)] {
            for owners in [1, 2] {
                let ends = role == Role::Owner && becomes != Some(Role::Owner);
                let refused = rules::check_owners(role, becomes, owners).is_err();
                assert_eq!(refused, ends && owners == 1, "{role:?} {becomes:?} {owners}");
            }
        }
    }
}

#[test]
fn an_invitation_is_over_from_the_moment_its_link_expires() {
    let at = |seconds: i64| Instant::from_timestamp(1_764_000_000 + seconds, 0).unwrap();
    let invitation = Invitation {
        id: TeamInvitationId::new(),
        email: "eve@example.com".to_owned(),
        role: Role::Reviewer,
        sent: 1,
        sent_at: at(0),
        expires_at: at(60),
    };
    for (seconds, over) in [(59, false), (60, true), (61, true)] {
        assert_eq!(invitation.is_over(at(seconds)), over, "{seconds}");
    }
}

#[test]
fn the_teams_of_several_companies_are_read_together_each_as_it_is_alone() {
    store(|conn| {
        let (_, first) = founded(conn, "ada@example.com");
        let (_, second) = founded(conn, "otto@example.com");
        let (_, other) = founded(conn, "ruth@example.com");
        let deserted = testkit::company(conn, "Quillhaven");
        joined(conn, first, "ben@example.com", Role::Recruiter);
        let teams = members_of(conn, &[second, deserted, first]).unwrap();
        let sizes = [first, second, deserted, other].map(|of| teams.get(&of).map(Vec::len));
        assert_eq!(sizes, [Some(2), Some(1), None, None]);
        for company in [first, second] {
            assert_eq!(teams[&company], members(conn, company).unwrap());
        }
    });
}

#[test]
fn members_are_listed_owners_first_changed_and_removed() {
    store(|conn| {
        let (ada, company) = founded(conn, "ada@example.com");
        let ben = joined(conn, company, "ben@example.com", Role::Recruiter);
        let eve = joined(conn, company, "eve@example.com", Role::Reviewer);
        let (_, other) = founded(conn, "otto@example.com");
        let sole = set_role(conn, company, ada, (ada, Role::Billing));
        assert!(matches!(sole, Err(Error::LastOwner)), "{sole:?}");
        let sole = remove(conn, company, ada, ada);
        assert!(matches!(sole, Err(Error::LastOwner)), "{sole:?}");
        set_role(conn, company, ada, (eve, Role::Owner)).unwrap();
        let owners: Vec<_> = members(conn, company).unwrap();
        let listed: Vec<_> = owners.iter().map(|member| (member.user, member.role)).collect();
        assert_eq!(listed[2], (ben, Role::Recruiter));
        assert!(listed[..2].iter().all(|(_, role)| *role == Role::Owner));
        remove(conn, company, ada, ada).unwrap();
        assert_eq!(profiles::of_member(conn, ada).unwrap(), None);
        let gone = set_role(conn, company, eve, (ada, Role::Billing));
        assert!(matches!(gone, Err(Error::NoMember)), "{gone:?}");
        let foreign = remove(conn, other, ada, ben);
        assert!(matches!(foreign, Err(Error::NoMember)), "{foreign:?}");
    });
}

#[test]
fn of_two_owners_who_step_down_at_once_one_stays() {
    let test = TestDb::create();
    let db = Db::new(test.url(), Options::default());
    let (ada, ben, company) = db
        .write_now(|conn| {
            let (ada, company) = founded(conn, "ada@example.com");
            let ben = joined(conn, company, "ben@example.com", Role::Owner);
            Ok::<_, Error>((ada, ben, company))
        })
        .unwrap();
    for _ in 0..20 {
        let step_down = |user: UserId| {
            db.write_now(|conn| set_role(conn, company, user, (user, Role::Recruiter)))
        };
        let leave = |user: UserId| db.write_now(|conn| remove(conn, company, user, user));
        let (first, second) = std::thread::scope(|scope| {
            let one = scope.spawn(|| step_down(ada));
            let two = scope.spawn(|| leave(ben));
            (one.join().unwrap(), two.join().unwrap())
        });
        assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
        let again = format!(
            "insert into company_members (company_id, user_id, role)
             values ('{company}', '{ben}', 'owner') on conflict do nothing;
             update company_members set role = 'owner'"
        );
        db.write_now(|conn| Ok::<_, db::Error>(conn.batch_execute(&again)?)).unwrap();
    }
}

#[test]
fn a_link_counts_once_for_its_address_until_it_is_replaced_or_taken_back() {
    store(|conn| {
        let (ada, company) = founded(conn, "ada@example.com");
        let (made, token) =
            invite(conn, &new(company, ada, "eve@example.com", Role::Reviewer)).unwrap();
        let twice = invite(conn, &new(company, ada, "eve@example.com", Role::Owner));
        assert!(matches!(twice, Err(Error::Invited)), "{twice:?}");
        let inside = invite(conn, &new(company, ada, "ada@example.com", Role::Owner));
        assert!(matches!(inside, Err(Error::InTeam)), "{inside:?}");
        let (_, second) = resend(conn, company, ada, made.id).unwrap();
        let old = find(conn, &token.reveal());
        assert!(matches!(old, Err(Error::LinkInvalid)), "{old:?}");
        let link = find(conn, &second.reveal()).unwrap();
        assert_eq!((link.email.as_str(), link.role), ("eve@example.com", Role::Reviewer));
        let eve = owner(conn, "eve@example.com");
        join(conn, &link, eve).unwrap();
        assert_eq!(profiles::of_member(conn, eve).unwrap().unwrap().role, Role::Reviewer);
        let used = join(conn, &link, eve);
        assert!(matches!(used, Err(Error::LinkInvalid)), "{used:?}");
        assert_eq!(invitations(conn, company).unwrap(), []);
        let (third, token) =
            invite(conn, &new(company, ada, "max@example.com", Role::Billing)).unwrap();
        revoke(conn, company, ada, third.id).unwrap();
        let gone = find(conn, &token.reveal());
        assert!(matches!(gone, Err(Error::LinkInvalid)), "{gone:?}");
        let twice = revoke(conn, company, ada, third.id);
        assert!(matches!(twice, Err(Error::NoTeamInvitation)), "{twice:?}");
    });
}

#[test]
fn a_link_ends_after_seven_days_and_with_its_company_and_is_sent_four_times() {
    store(|conn| {
        let (ada, company) = founded(conn, "ada@example.com");
        let (made, mut token) =
            invite(conn, &new(company, ada, "eve@example.com", Role::Reviewer)).unwrap();
        assert_eq!((made.expires_at - made.sent_at).num_days(), i64::from(LIFE_DAYS));
        for _ in 0..MAX_RESENDS {
            token = resend(conn, company, ada, made.id).unwrap().1;
        }
        let fifth = resend(conn, company, ada, made.id);
        assert!(matches!(fifth, Err(Error::TooManyResends)), "{fifth:?}");
        let finds = |conn: &mut Conn| find(conn, &token.reveal()).is_ok();
        assert!(finds(conn));
        conn.batch_execute("update companies set state = 'suspended'").unwrap();
        assert!(!finds(conn), "the company is stopped");
        conn.batch_execute("update companies set state = 'approved'").unwrap();
        conn.batch_execute("update team_invitations set expires_at = now()").unwrap();
        assert!(!finds(conn), "it is over");
    });
}

#[test]
fn a_team_has_a_hundred_places() {
    store(|conn| {
        let (ada, company) = founded(conn, "ada@example.com");
        for n in 1..MAX_TEAM {
            let email = format!("p{n}@example.com");
            invite(conn, &new(company, ada, &email, Role::Reviewer)).unwrap();
        }
        let over = invite(conn, &new(company, ada, "one@example.com", Role::Reviewer));
        assert!(matches!(over, Err(Error::TeamFull)), "{over:?}");
    });
}

#[test]
fn a_company_whose_last_owner_is_erased_goes_to_the_member_who_is_there_longest() {
    store(|conn| {
        let (ada, company) = founded(conn, "ada@example.com");
        hand_on(conn, ada).unwrap();
        let ben = joined(conn, company, "ben@example.com", Role::Billing);
        let eve = joined(conn, company, "eve@example.com", Role::Recruiter);
        let sql = format!(
            "update company_members set joined_at = now() - interval '1 day' where user_id = '{ben}'"
        );
        conn.batch_execute(&sql).unwrap();
        hand_on(conn, eve).unwrap();
        assert_eq!(profiles::owners(conn, company).unwrap(), [ada], "she owned nothing");
        hand_on(conn, ada).unwrap();
        assert_eq!(profiles::owners(conn, company).unwrap(), [ben, ada]);
    });
}

#[test]
fn a_company_is_handed_from_an_owner_to_a_member_who_is_none() {
    store(|conn| {
        let (ada, company) = founded(conn, "ada@example.com");
        let ben = joined(conn, company, "ben@example.com", Role::Billing);
        let (_, stranger) = (founded(conn, "otto@example.com"), owner(conn, "eve@example.com"));
        let hand = |conn: &mut Conn, from, to, why: &str| {
            transfer(conn, Actor::Operator, company, (from, to), why)
        };
        let unsaid = hand(conn, ada, ben, " ");
        assert!(matches!(unsaid, Err(Error::BadReason)), "{unsaid:?}");
        let back = hand(conn, ben, ada, "She left.");
        assert!(matches!(back, Err(Error::NotOwner)), "{back:?}");
        let same = hand(conn, ada, ada, "She left.");
        assert!(matches!(same, Err(Error::OwnsAlready)), "{same:?}");
        let foreign = hand(conn, ada, stranger, "She left.");
        assert!(matches!(foreign, Err(Error::NoMember)), "{foreign:?}");
        hand(conn, ada, ben, "She left.").unwrap();
        let now: Vec<_> =
            members(conn, company).unwrap().iter().map(|one| (one.user, one.role)).collect();
        assert_eq!(now, [(ben, Role::Owner), (ada, Role::Recruiter)]);
    });
}
