//! The states of an invoice and its steps. Pure. Source: states.md §10.

use kernel::{machine, words};

words! {
    /// How far an invoice has come. That it is overdue is derived.
    pub enum State as "InvoiceState" {
        /// It can be changed and has no number.
        Draft = "draft",
        /// It is issued and nothing is paid.
        Open = "open",
        /// Some of it is paid.
        PartiallyPaid = "partially_paid",
        /// What was owed is paid.
        Paid = "paid",
        /// It was taken back before anything was paid.
        Void = "void",
        /// Nobody expects it to be paid.
        Uncollectible = "uncollectible",
        /// All of it was credited.
        Credited = "credited",
    }
}

words! {
    /// A step.
    pub enum Event as "InvoiceEvent" {
        /// It gets its number.
        Issue = "issue",
        /// A payment leaves something owed.
        PayPart = "pay_part",
        /// A payment leaves nothing owed.
        PayRest = "pay_rest",
        /// A payment is reversed, and the state stays.
        Reverse = "reverse",
        /// A payment is reversed, and something is owed again.
        ReverseToPart = "reverse_to_part",
        /// A payment is reversed, and everything is owed again.
        ReverseToOpen = "reverse_to_open",
        /// A part is credited, and the state stays.
        CreditPart = "credit_part",
        /// A part is credited, and nothing is owed any more.
        CreditRest = "credit_rest",
        /// All of it is credited.
        CreditWhole = "credit_whole",
        /// It is taken back.
        Void = "void",
        /// Nobody expects it to be paid.
        WriteOff = "write_off",
    }
}

machine! {
    /// The machine. The trigger `invoices_transition` holds the same edges.
    pub(crate) const STEPS: State, Event {
        Draft, Issue => Open,
        Open, PayPart => PartiallyPaid,
        Open, PayRest => Paid,
        PartiallyPaid, PayPart => PartiallyPaid,
        PartiallyPaid, PayRest => Paid,
        Paid, PayRest => Paid,
        Uncollectible, PayPart => PartiallyPaid,
        Uncollectible, PayRest => Paid,
        PartiallyPaid, Reverse => PartiallyPaid,
        Paid, Reverse => Paid,
        Credited, Reverse => Credited,
        Uncollectible, Reverse => Uncollectible,
        Paid, ReverseToPart => PartiallyPaid,
        PartiallyPaid, ReverseToOpen => Open,
        Paid, ReverseToOpen => Open,
        Open, CreditPart => Open,
        PartiallyPaid, CreditPart => PartiallyPaid,
        Paid, CreditPart => Paid,
        Uncollectible, CreditPart => Uncollectible,
        PartiallyPaid, CreditRest => Paid,
        Uncollectible, CreditRest => Paid,
        Open, CreditWhole => Credited,
        PartiallyPaid, CreditWhole => Credited,
        Paid, CreditWhole => Credited,
        Uncollectible, CreditWhole => Credited,
        Open, Void => Void,
        Open, WriteOff => Uncollectible,
        PartiallyPaid, WriteOff => Uncollectible,
    }
}

impl State {
    /// Whether money is expected.
    pub fn is_owed(self) -> bool {
        matches!(self, Self::Open | Self::PartiallyPaid)
    }
}
