/** Each currency with the countries that people are paid in it; those of several are left out, as nothing is known then. */
const TABLE = `
AED AE|ALL AL|AMD AM|ARS AR|AUD AU KI NR NF|AZN AZ|BAM BA|BBD BB|BDT BD|BHD BH|BND BN|BOB BO|BRL BR|BSD BS|BWP BW|BYN BY
BZD BZ|CAD CA|CHF CH LI|CLP CL|CNY CN|COP CO|CRC CR|CVE CV|CZK CZ|DKK DK FO GL|DOP DO|DZD DZ|EGP EG|ETB ET
EUR AD AT AX BE BG CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT
FJD FJ|GBP GB|GEL GE|GHS GH|GMD GM|GTQ GT|GYD GY|HKD HK|HNL HN|HUF HU|IDR ID|ILS IL|INR IN|IQD IQ|IRR IR|ISK IS
JMD JM|JOD JO|JPY JP|KES KE|KGS KG|KHR KH|KRW KR|KWD KW|KYD KY|KZT KZ|LAK LA|LKR LK|LYD LY|MAD MA|MDL MD|MGA MG
MKD MK|MMK MM|MNT MN|MOP MO|MUR MU|MVR MV|MWK MW|MXN MX|MYR MY|MZN MZ|NAD NA|NGN NG|NIO NI|NOK NO SJ|NPR NP
NZD NZ CK NU TK PN|OMR OM|PEN PE|PGK PG|PHP PH|PKR PK|PLN PL|PYG PY|QAR QA|RON RO|RSD RS|RUB RU|RWF RW|SAR SA
SCR SC|SEK SE|SGD SG|SRD SR|THB TH|TJS TJ|TMT TM|TND TN|TRY TR|TTD TT|TWD TW|TZS TZ|UAH UA|UGX UG
USD US AS EC GU MH MP PR PW SV TC UM VG VI FM|UYU UY|UZS UZ|VND VN|VUV VU|WST WS
XAF CF CG CM GA GQ TD|XCD AG AI DM GD KN LC MS VC|XOF BF BJ CI GW ML NE SN TG|XPF NC PF WF|YER YE|ZAR ZA|ZMW ZM`;

const byCountry = new Map(
  TABLE.split(/[|\n]/).flatMap((line) => {
    const [currency = '', ...countries] = line.trim().split(' ');
    return countries.map((country) => [country, currency] as const);
  }),
);

/** The currency that people are paid in there; null where it is not one alone. */
export const currencyOf = (country: string): string | null => byCountry.get(country) ?? null;
