//! The events that are sent. Pure.

use kernel::words;

words! {
    /// What has happened.
    pub enum EventKind as "WebhookEvent" {
        /// A candidate who accepted an introduction is on the board.
        ApplicationCreated = "application.created",
        /// An application is shown to the company.
        ApplicationReleased = "application.released",
        /// An application is in another state.
        ApplicationMoved = "application.moved",
        /// The company declined an application, and the candidate knows.
        ApplicationDeclined = "application.declined",
        /// A candidate took an application back.
        ApplicationWithdrawn = "application.withdrawn",
        /// A role is open.
        RolePublished = "role.published",
        /// A role takes no more applications.
        RoleClosed = "role.closed",
        /// A role is paused.
        RolePaused = "role.paused",
        /// An offer was made.
        OfferSent = "offer.sent",
        /// A candidate accepted an offer.
        OfferAccepted = "offer.accepted",
        /// A candidate declined an offer.
        OfferDeclined = "offer.declined",
        /// An offer was not answered in time.
        OfferExpired = "offer.expired",
        /// An internship has started.
        InternshipStarted = "internship.started",
        /// An internship is over, as planned or early.
        InternshipEnded = "internship.ended",
        /// An intern stays.
        InternshipConverted = "internship.converted",
        /// Somebody is invited to an assessment.
        AssessmentInvited = "assessment.invited",
        /// A candidate has started an assessment.
        AssessmentStarted = "assessment.started",
        /// An attempt is over.
        AssessmentFinished = "assessment.finished",
        /// An attempt has its score, the first or another one.
        AssessmentGraded = "assessment.graded",
        /// An attempt was voided for a fault of the platform: it counts for nothing and is taken again.
        AssessmentVoided = "assessment.voided",
        /// The company has an invoice to pay.
        InvoiceIssued = "invoice.issued",
        /// An invoice is paid.
        InvoicePaid = "invoice.paid",
        /// An invoice was taken back.
        InvoiceVoided = "invoice.voided",
        /// An invoice was credited, in part or as a whole.
        InvoiceCredited = "invoice.credited",
    }
}
