//! Invitations of several companies, on the database.

use diesel::connection::SimpleConnection;
use kernel::chrono::TimeDelta;
use testkit::store;

use super::super::*;
use crate::definitions::tests::Firm;

#[test]
fn what_several_companies_have_made_is_counted_together_each_between_its_own_days() {
    store(|conn| {
        let firms = [Firm::set(conn), Firm::set(conn), Firm::set(conn)];
        for (firm, emails) in firms.iter().zip([2, 3, 0]) {
            let assessment = firm.assessment(conn);
            for n in 0..emails {
                firm.invite(conn, assessment, &format!("ada{n}@example.com")).unwrap();
            }
        }
        let earlier = format!(
            "update invitations set created_at = created_at - interval '40 days'
              where email = 'ada0@example.com' and created_by = '{}'",
            firms[1].owner
        );
        conn.batch_execute(&earlier).unwrap();
        let today = clock::now(conn).unwrap().date_naive();
        let days = |from, before| (today + TimeDelta::days(from), today + TimeDelta::days(before));
        let [busy, other, idle] = firms.map(|firm| firm.company);
        for (windows, want) in [
            ([days(0, 1), days(0, 1), days(0, 1)], [Some(2), Some(2), None]),
            ([days(0, 1), days(-50, 1), days(-50, 1)], [Some(2), Some(3), None]),
            ([days(-50, 0), days(-50, 0), days(-50, 0)], [None, Some(1), None]),
        ] {
            let asked: Vec<_> = [busy, other, idle].into_iter().zip(windows).collect();
            let made = made_by_each(conn, &asked).unwrap();
            let said = [busy, other, idle].map(|company| made.get(&company).copied());
            assert_eq!(said, want, "{windows:?}");
            for (company, days) in asked {
                let alone = made_between(conn, company, days).unwrap();
                assert_eq!(made.get(&company).copied().unwrap_or_default(), alone);
            }
        }
        assert!(made_by_each(conn, &[]).unwrap().is_empty());
    });
}
