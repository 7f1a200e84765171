"""Formats as libraries of others read them."""

import unittest
from datetime import datetime, timezone

import icalendar
import standardwebhooks

import cases


class Webhooks(unittest.TestCase):
    def headers(self, case):
        return {
            "webhook-id": case["id"],
            "webhook-timestamp": str(case["timestamp"]),
            "webhook-signature": case["signature"],
        }

    def test_every_secret_verifies_what_it_has_signed(self):
        two = 0
        for case in cases.some("webhooks", 200):
            two += len(case["secrets"]) == 2
            for secret in case["secrets"]:
                webhook = standardwebhooks.Webhook(secret)
                webhook.verify(case["body"], self.headers(case), json_parse=False)
        self.assertGreater(two, 50)

    def test_a_changed_body_or_id_is_refused(self):
        for case in cases.some("webhooks", 200):
            webhook = standardwebhooks.Webhook(case["secrets"][0])
            for body, headers in [
                (case["body"] + " ", self.headers(case)),
                (case["body"], {**self.headers(case), "webhook-id": case["id"] + "x"}),
            ]:
                with self.assertRaises(standardwebhooks.WebhookVerificationError):
                    webhook.verify(body, headers, json_parse=False)


class Calendars(unittest.TestCase):
    def test_every_entry_reads_as_it_was_meant(self):
        for case in cases.some("calendars", 300):
            calendar = icalendar.Calendar.from_ical(case["text"])
            self.assertEqual(str(calendar["METHOD"]), case["method"])
            self.assertEqual(len(calendar.walk("VEVENT")), 1)
            event = calendar.walk("VEVENT")[0]
            self.assertEqual(str(event["UID"]), case["uid"])
            self.assertEqual(int(event["SEQUENCE"]), case["sequence"])
            for name in ["DTSTART", "DTEND", "DTSTAMP"]:
                meant = datetime.fromtimestamp(case[name.lower()], timezone.utc)
                self.assertEqual(event[name].dt, meant)
            self.assertEqual(str(event["SUMMARY"]), case["summary"])
            self.assertEqual(str(event.get("DESCRIPTION", "")), case["description"])
            attendees = event["ATTENDEE"]
            attendees = attendees if isinstance(attendees, list) else [attendees]
            self.assertEqual([str(who) for who in attendees], case["attendees"])
            self.assertEqual([who.params["CN"] for who in attendees], case["names"])

    def test_every_calendar_of_deadlines_reads_as_it_was_meant(self):
        for case in cases.some("feeds", 50):
            calendar = icalendar.Calendar.from_ical(case["text"])
            self.assertEqual(str(calendar["METHOD"]), "PUBLISH")
            for line in case["text"].encode().split(b"\r\n"):
                self.assertLessEqual(len(line), 75)
            events = calendar.walk("VEVENT")
            self.assertEqual(len(events), len(case["deadlines"]))
            for event, meant in zip(events, case["deadlines"]):
                self.assertEqual(str(event["UID"]), meant["uid"])
                self.assertEqual(int(event["SEQUENCE"]), meant["sequence"])
                at = datetime.fromtimestamp(meant["at"], timezone.utc)
                self.assertEqual(event["DTSTART"].dt, at)
                self.assertEqual(str(event["SUMMARY"]), meant["summary"])
                self.assertEqual(str(event["URL"]), meant["url"])
                self.assertNotIn("ATTENDEE", event)
