import { paths } from '@/facts/paths';
import type { LegalText, Part } from './document';
import { privacyEditions } from './privacy-editions';

// Every sentence states what this program does. A change of the program changes the sentence, and adds an edition.

const who: Part = {
  id: 'who',
  title: 'Who is responsible',
  blocks: [
    'Assay is a program that an organisation runs on its own servers. The organisation that runs it at this address, the operator, decides about the data here and answers for it. The makers of the program receive none of it.',
    'If a company invited you to an assessment, that company decides why it asks and what follows from the result. Questions about the hiring go to the company, questions about this site to the operator.',
  ],
};

const stored: Part = {
  id: 'stored',
  title: 'What is stored',
  blocks: [
    {
      stored: [
        {
          what: 'Your account: e-mail address, name, kind of account, whether the address is verified',
          why: 'To sign you in and to know whose work is whose.',
          until: 'You erase the account.',
        },
        {
          what: 'What you add yourself: username, telephone number, profile, and whether you want pages light or dark',
          why: 'To show it where you see it, and to fill in forms for you.',
          until: 'You change or erase it.',
        },
        {
          what: 'Which editions of the terms of use and of this policy you agreed to, and when',
          why: 'To know what holds between you and us, and to ask again at a new edition.',
          until: 'You erase the account.',
        },
        {
          what: 'Who invited you to Assay, where you came with a code',
          why: 'To credit the person or the partner who referred you.',
          until:
            'You erase the account. Where a partner referred you, our books keep the code and the day without your name.',
        },
        {
          what: 'For partners: whom you referred, your terms, what you earned, and your statements',
          why: 'To pay you what you are owed, and to show you how it was counted.',
          until: 'It stays: it is part of our books. Your name goes when you erase the account.',
        },
        {
          what: 'If a partner invites you by e-mail: your address, the name in the partner’s list, when you were invited and reminded, and that you stopped such mail',
          why: 'To send you one invitation, and nothing more once you stop it.',
          until:
            'A year after the invitation. A stop is kept without your name, until you allow such mail again.',
        },
        {
          what: 'Searches of open roles for which you set an alert',
          why: 'To notify you of new roles.',
          until: 'You delete the alert or erase the account.',
        },
        {
          what: 'How often links with a referral code were opened, by day',
          why: 'To show the owner of the code how many open their link. We do not store who opened it.',
          until: 'The owner of the code erases the account.',
        },
        {
          what: 'For companies: the inquiry with its answers, and every decision about it',
          why: 'To check that a company is real before it can publish roles and see candidates’ profiles.',
          until: 'The account is erased.',
        },
        {
          what: 'Invitations: address, name and extra time if the company gave them, its message, when sent, opened and answered',
          why: 'To bring the assessment to the right person, once.',
          until:
            'You erase the account; then the company keeps that it invited somebody, without whom.',
        },
        {
          what: 'For companies: the domain of the address with which a free trial began, and when',
          why: 'To give each company one free trial.',
          until: 'It stays: it names a company, not you.',
        },
        {
          what: 'That an invitation was reported, the reason and the note with it',
          why: 'To look at the company that sent it. The reporter is not recorded.',
          until: 'The invitation is deleted.',
        },
        {
          what: 'Companies whose invitations you have stopped, and that an address takes no e-mail',
          why: 'So that nobody is invited who does not want to be or cannot be.',
          until: 'You allow them again or erase the account.',
        },
        {
          what: 'Your work: drafts, every version you run or submit, when, the result of each test, when the tab in which you work was last connected, and time you were given for outages',
          why: 'To grade it, to give you and the company the same report, and to judge it again where a test was wrong.',
          until: 'See “How long”.',
        },
        {
          what: 'What you practise: your latest draft for each problem and language, every version you run or submit, and the results',
          why: 'To show you your own work, and to count for each problem how many people have solved it, but not who.',
          until: 'See “How long”. No company sees any of it.',
        },
        {
          what: 'What you draw for a puzzle and have checked: the grid, each step in the editor with its time, and whether it was right',
          why: 'To count your tries, to show you how far you have come, and to replay your steps to you.',
          until: 'You erase the account.',
        },
        {
          what: 'Stories of interviews that you write, and your answers in the guided interview',
          why: 'To show the story to readers, without your name, once it was checked.',
          until:
            'You withdraw or erase them; the answers until the story is published, 30 days at most.',
        },
        {
          what: 'If you join the talent pool: headline, skills, availability, places, kind of work, where you may work, the pay you expect, your GitHub page, a résumé, which results you show, blocked companies, and requests and messages of companies with your answers, and what you and a company write to each other once you have accepted',
          why: 'To let companies find you as far as you choose, and to bring you what they write.',
          until:
            'You leave the pool or erase the account; requests and messages until you erase it.',
        },
        {
          what: 'Roles for which companies consider your card of the talent pool, and what they note of it',
          why: 'So that a company can compare cards before it asks you.',
          until:
            'You hide, leave the pool or erase the account; the company takes the card off its list; or 30 days after the role has ended.',
        },
        {
          what: 'Lists of candidates for single companies that you are on, with a note of the operator’s',
          why: 'To recommend you to a company, while you show your name in the talent pool and have not opted out.',
          until: 'The operator takes you off the list, or you leave the pool or erase the account.',
        },
        {
          what: 'If you own a company or look after its invoices: those invoices, with the company’s name as it was, and what was paid and credited',
          why: 'To charge the company, and to keep the books.',
          until: 'They stay as they were issued, also once you erase the account.',
        },
        {
          what: 'Internships: dates, checklists with short texts and answers of yes or no, check-ins, ratings and extensions; no documents',
          why: 'To prepare and run the internship with you and the company, and for the company to rate it.',
          until:
            'You erase the account; then the company keeps the dates, how it ended and the numbers of the ratings, without whom.',
        },
        {
          what: 'Your likes and reports of stories, your notifications, and how you want to be notified',
          why: 'To count a like once, to have a story looked at, and to show and mail you what concerns you.',
          until:
            'You erase the account; a notification for a year, 90 days after it was read, and its line of a daily e-mail for 30 days.',
        },
        {
          what: 'If you choose to say it: your gender, race or ethnicity, disability and veteran status',
          why: 'To count whether companies select groups at similar rates. No company and no administrator reads your answers.',
          until: 'You delete them or erase the account.',
        },
        {
          what: 'Extra time that you ask for in an assessment: how much, what you write about why, and what the company answers',
          why: 'So that the owners and recruiters of the company can answer. Reviewers do not read it, and no report shows it.',
          until:
            'What is written goes 30 days after the answer, or 30 days after the invitation closed without one; the rest when you erase the account.',
        },
        {
          what: 'Links to your reports that you make: what they show, the e-mail address you send one to, and when each was opened with which kind of browser',
          why: 'To show the report to whom you choose, and to show you who has opened it.',
          until: '90 days after the link ends, or you erase the account.',
        },
        {
          what: 'How you write your answers, where you agreed to that before the assessment: each change with its time, and when you paste, run, submit, leave the page or return',
          why: 'So that you and the company can play it back in the report. It is not part of the score.',
          until: 'As long after the attempt as its drafts, or you erase the account.',
        },
        {
          what: 'Whether your connection moves to another network while you work, where you agreed to that before the assessment: a code for each network, and its country where the operator has a table of countries; no address',
          why: 'To look for the signals of connections on the page about the score. It is not part of the score.',
          until: 'As long after the attempt as its drafts, or you erase the account.',
        },
        {
          what: 'An earlier result that you share in place of an assessment: with which company, and when you agreed and took it back',
          why: 'To show that company the report until you take it back.',
          until: 'You erase the account.',
        },
        {
          what: 'What the programs that count for your attempts are compared by: hashes of their structure, and which other programs are much like them',
          why: 'To show the company that invited you which programs for the same problem are alike. It is not part of the score.',
          until: '730 days after you sent the program, or you erase the account.',
        },
        {
          what: 'What you ask the assistant of an assessment: your questions, the code you send with them, the answers, and when',
          why: 'To answer with what was said before, and to show you and the company the same conversation. It is not part of the score.',
          until: 'As long after the attempt as its drafts, or you erase the account.',
        },
        {
          what: 'That you agreed before an assessment: the time and the edition of the text',
          why: 'To show later what you agreed to.',
          until: 'As long as the attempt.',
        },
        {
          what: 'E-mails that we sent you: address, subject and when; the text until it was delivered, or for three days where it could not be',
          why: 'To send each one once, and to find out why one did not arrive.',
          until: '30 days.',
        },
        {
          what: 'A record of acts that matter, such as an approval or a new username: who, what, when',
          why: 'To answer for decisions. Nobody can change this record, not even the operator’s staff.',
          until: 'It stays; an erased account appears in it as a number without a name.',
        },
        {
          what: 'Counters of requests by account or by network address',
          why: 'To stop somebody who tries passwords or codes.',
          until: 'About a day.',
        },
        {
          what: 'While you are signed in and a page is open: that you are here, in which part of Assay, since when, when you last did something, and whether on a phone, tablet or desktop; never the address of the page',
          why: 'So that the operator’s administrator sees who is online, and interrupts no assessment.',
          until:
            'A day after you were last here, or you erase the account. After that only how many people were here in each hour, for 90 days.',
        },
        {
          what: 'If you belong to a company: the day of your last visit, without a time',
          why: 'So that the operator’s administrator sees whether a company still uses Assay.',
          until: 'A visit on a later day replaces it, or you erase the account.',
        },
        {
          what: 'If you own a company or are a partner: when the operator’s administrator looked at your dashboard as you see it, and why',
          why: 'To help you, and to answer for having looked. They can change nothing there.',
          until: '90 days, or you erase the account; the record of acts keeps that it was done.',
        },
        {
          what: 'What you and support write to each other, the files that go with it, and the text of e-mails in which you answer, with what they quote',
          why: 'To answer you.',
          until:
            'You erase the account. The text of an e-mail: a year; the message that it became stays. A file that you attach and do not send: a day.',
        },
        {
          what: 'How often each page was opened on a day, never by whom or from where',
          why: 'To see what is used. Nothing is counted where your browser asks not to be tracked.',
          until: '400 days.',
        },
        {
          what: 'What broke in a browser: the error and its place in the program, without addresses, codes and queries',
          why: 'To fix it.',
          until:
            '30 days after it was last seen. The operator can have errors sent to a service of its own as well.',
        },
      ],
    },
    'There is no camera, no microphone and no recording of your screen. How you write is recorded only in an assessment whose card says so before you start. The operating log of the server names requests by a number and holds no addresses, names or contents.',
  ],
};

const browser: Part = {
  id: 'browser',
  title: 'What stays in your browser',
  blocks: [
    'Assay sets no cookies. It keeps these in the storage of your browser, where you can delete them at any time:',
    {
      list: [
        'your sign-in, kept by the sign-in service’s own program, until you log out',
        'that you are signed in, so that a visitor who is not is spared that program',
        'a referral code or an assessment code that you came with, until it is used',
        'what opens a report that was e-mailed to you, in the one tab and for 24 hours',
        'for the administrator: the permission to view a dashboard as its owner, in the one tab and for 30 minutes',
        'drafts of your code and what shows that your browser is the one that writes it, and drafts of an assessment you are building, so that a lost connection loses nothing',
        'what was recorded of how you write, until the server has it',
        'the steps of your last drawings for puzzles, in the one tab, and how you like grids to look',
        'whether you want pages light or dark',
        'how you like the editor, the width of its panels and the place of your cursor',
        'your e-mail address while you wait for a sign-in link, and a company’s inquiry while it is being written',
        'that you want the questions of the guided interview in fixed words',
        'that you closed a notice or put off a question, and when a page was last reloaded to get a newer version',
        'a story of an interview and a like until the server has them, and that your first e-mail was sent',
        'pages that you have read, until you log out, so that they can be read without a network',
      ],
    },
  ],
};

const others: Part = {
  id: 'others',
  title: 'Who else sees it',
  blocks: [
    {
      list: [
        'The sign-in service. Signing in is done by Google Firebase Authentication. It receives your e-mail address, your password or your Google sign-in, and your network address. Assay never sees or stores your password.',
        'Anyone with a link that you make sees your report as far as you chose, until the link ends or you revoke it. What they see names you only if you say so.',
        'The company that invited you sees your name, your e-mail address and the report of the attempt it invited you to. It sees no attempts for other companies.',
        'Where your program is much like one of another candidate, the company that invited that candidate sees that. It sees your program and your name only if it invited you too.',
        'Companies on whose lists the operator has put you see your name, what your profile in the talent pool says, the operator’s note and, if you chose to show them, the titles, finenesses and dates of your five newest graded assessments. They can write to you; neither side sees the other’s e-mail address before you accept. You can opt out in the form of the talent pool.',
        'Companies that pay see, while you show your name in the talent pool, your GitHub page, your résumé and the results that you chose there; so do companies whose introduction you have accepted. Companies that you block see nothing.',
        'The partner who referred you sees the day on which you signed up, how far you have come (signed up, profile complete, placed), and, if you show your name, the day on which you last ran or submitted a program. Candidates are a number there unless they show their name; companies are named, with the day of their first payment and what it earned the partner.',
        'Where the operator has set up a language model, the guided interview sends it the answer that you gave last, without the contact details, links and names that we find in it, and never who you are. The page says so, and has a switch that keeps your answers here.',
        'Companies read, of a role that has closed, how many of each group applied and were selected. Groups of fewer than five people are left out.',
        'The mail service that the operator chose delivers our e-mails.',
        'Candidates’ programs run in a closed box on the operator’s machines, without network.',
        'In an assessment whose card says that there is an assistant, each question that you ask it goes to the language model of the operator, with the task, your questions in it and their answers, and your code where you leave that ticked. Your name, your e-mail address and the hidden tests never go with it. No code is sent to anyone else.',
      ],
    },
    'Nothing is sold, and nothing is given to advertisers.',
  ],
};

const howLong: Part = {
  id: 'how-long',
  title: 'How long',
  blocks: [
    'The card of each assessment says how many days after the end of an attempt its drafts are deleted, and the code and output of its runs. What you submitted, the results and the report stay until you erase your account.',
    'The code and output of a run in practice are deleted after as many days. Your drafts and what you submitted in practice stay until you erase your account.',
    'What you run in practice without an account is deleted after a day. It is stored without a name and is not added to an account.',
    'Backups are the operator’s and end with the operator’s own schedule.',
  ],
};

const decisions: Part = {
  id: 'decisions',
  title: 'Decisions about you',
  blocks: [
    'A program counts points; it decides nothing. No candidate is turned down or put forward by Assay. A person at the company reads the report and decides, and is asked to read it together with an interview.',
    { link: paths.howScored, label: 'How a score is made' },
  ],
};

const rights: Part = {
  id: 'rights',
  title: 'What you can do',
  blocks: [
    {
      list: [
        'See and correct: your profile and your username are yours to change.',
        'Take it with you: a file with everything that is stored about you.',
        'Erase it: seven days after you ask, your account, your attempts and your code are removed. Until then you can call it off.',
        'Object or complain: write to the operator, or to the data protection authority of your country.',
      ],
    },
    { contact: 'Privacy' },
    { link: '/account/privacy', label: 'Your data, in your account' },
    'Without an account, reply to the e-mail you received or ask the company that invited you.',
  ],
};

/** The privacy policy, in its present edition. */
export const privacy: LegalText = {
  title: 'Privacy policy',
  lead: 'What this site stores about you, what for, until when, and what you can do about it.',
  editions: privacyEditions,
  parts: [who, stored, browser, others, howLong, decisions, rights],
};
