use super::*;

const TABLE: &str = "# made by hand\n\n203.0.113.0/24,DE\n198.51.100.0 - 198.51.100.127, FR\n\
                     2001:db8::/33,NL\n2001:db8:8000::-2001:db8:8000::ffff,BE\n192.0.2.7,LU\n";

#[test]
fn an_address_is_in_the_country_of_its_line_and_elsewhere_in_none() {
    let table = Countries::parse(TABLE).unwrap();
    for (address, want) in [
        ("203.0.113.0", "DE"),
        ("203.0.113.255", "DE"),
        ("203.0.112.255", ""),
        ("203.0.114.0", ""),
        ("::ffff:203.0.113.9", "DE"),
        ("198.51.100.127", "FR"),
        ("198.51.100.128", ""),
        ("192.0.2.7", "LU"),
        ("192.0.2.8", ""),
        ("2001:db8:7fff:ffff::1", "NL"),
        ("2001:db8:8000::ffff", "BE"),
        ("2001:db8:8000::1:0", ""),
        ("0.0.0.0", ""),
        ("::", ""),
        ("ffff::", ""),
    ] {
        let found = table.of(address.parse().unwrap());
        assert_eq!(found.map(|one| one.to_string()).unwrap_or_default(), want, "{address}");
    }
    let all = Countries::parse("0.0.0.0/0,AA\n2000::/3,BB").unwrap();
    assert_eq!(all.of("255.255.255.255".parse().unwrap()).unwrap().to_string(), "AA");
    assert_eq!(all.of("2001:db8::1".parse().unwrap()).unwrap().to_string(), "BB");
    assert!(Countries::parse("::/0,AA").unwrap().of("10.0.0.1".parse().unwrap()).is_some());
}

#[test]
fn a_line_that_is_wrong_is_named() {
    for (text, want) in [
        ("203.0.113.0/24", BadCountries::Form(1)),
        ("\n203.0.113.0/33,DE", BadCountries::Form(2)),
        ("203.0.113.0/24,de", BadCountries::Form(1)),
        ("203.0.113.0/24,DEU", BadCountries::Form(1)),
        ("203.0.113.9-203.0.113.1,DE", BadCountries::Form(1)),
        ("203.0.113.9-2001:db8::,DE", BadCountries::Form(1)),
        ("host,DE", BadCountries::Form(1)),
        ("203.0.113.0/24,DE\n203.0.113.9,FR", BadCountries::Twice(2)),
        ("203.0.113.9,FR\n# x\n203.0.113.0/24,DE", BadCountries::Twice(3)),
    ] {
        assert_eq!(Countries::parse(text).unwrap_err(), want, "{text}");
    }
    assert_eq!(Countries::parse("").unwrap().0.len(), 0);
}
