//! What can go wrong in this crate.

use kernel::Refused;

use crate::Problem;

/// Why an act on a company was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The name is empty, too long or not one line.
    #[error("A company's name is one line of 1 to 120 characters.")]
    BadName,
    /// The account belongs to a company already.
    #[error("This account already belongs to a company.")]
    AlreadyMember,
    /// There is no such company.
    #[error("There is no such company.")]
    NoCompany,
    /// The state does not allow the step, or it is somebody else's.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// A grant needs a reason, so that somebody can understand it later.
    #[error("A reason is 1 to 2000 characters.")]
    BadReason,
    /// Who gives or takes must be named.
    #[error("Name who grants this, in 1 to 320 characters.")]
    BadGranter,
    /// The end of the grant has passed.
    #[error("The grant would have ended before it began.")]
    EndsInThePast,
    /// There is no such grant to take back.
    #[error("The company does not have this flag.")]
    NotGranted,
    /// The inquiry's address is verified, so its form stays as it is.
    #[error("This inquiry is already verified and can no longer be changed.")]
    AlreadyVerified,
    /// Somebody changed it in the meantime.
    #[error("This was changed in the meantime. Look at it again before you decide.")]
    StaleVersion,
    /// The link is unknown, used, replaced, taken back or over: one answer for all of them.
    #[error("This link is no longer valid. Ask for a new one.")]
    LinkInvalid,
    /// Another request is using the link right now.
    #[error("This link is being used at this moment. Try again in a minute.")]
    LinkInUse,
    /// Some fields cannot be right.
    #[error("Some fields need attention.")]
    Fields(Vec<Problem>),
    /// Nothing can be decided about details that are not complete.
    #[error("The company's details are not complete.")]
    DetailsIncomplete,
    /// The file has too many bytes.
    #[error("A logo has at most 1 MB.")]
    LogoTooLarge,
    /// The file is none of the kinds that are taken.
    #[error("A logo is a PNG, JPEG or WebP picture.")]
    LogoUnknown,
    /// The picture has too many pixels.
    #[error("A logo has at most 4096 pixels a side.")]
    LogoTooManyPixels,
    /// The file is of a kind that is taken, and cannot be read.
    #[error("This picture cannot be read. Save it again as PNG.")]
    LogoBroken,
    /// There is no such logo.
    #[error("There is no such logo.")]
    NoLogo,
    /// A company needs an owner.
    #[error("A company needs an owner. Make someone else an owner first.")]
    LastOwner,
    /// A company is handed on by one of its owners.
    #[error("This person is not an owner of the company.")]
    NotOwner,
    /// A company is handed to somebody who does not own it.
    #[error("This person is already an owner of the company.")]
    OwnsAlready,
    /// Nobody of this company.
    #[error("This person does not belong to your company.")]
    NoMember,
    /// Somebody who is invited belongs to the team.
    #[error("This person already belongs to your company.")]
    InTeam,
    /// Somebody is invited already.
    #[error("This address has already been invited. You can send the e-mail again.")]
    Invited,
    /// The team has as many members as it may.
    #[error("A company has at most {} members and open invitations.", crate::team::MAX_TEAM)]
    TeamFull,
    /// There is no such invitation, or it is no longer open.
    #[error("There is no such invitation.")]
    NoTeamInvitation,
    /// The mail was sent as often as it may be.
    #[error("This invitation was sent the maximum number of times. Revoke it and invite again.")]
    TooManyResends,
    /// The company has as many keys as it may.
    #[error("A company can have {} active API keys. Revoke one first.", crate::keys::MAX_LIVE)]
    TooManyKeys,
    /// There is no such key, or it is revoked.
    #[error("There is no such API key.")]
    NoKey,
    /// The invitation is for somebody else.
    #[error("This invitation is for another address. Log in with that one.")]
    OtherAddress,
    /// There is no such inquiry.
    #[error("There is no such inquiry.")]
    NoInquiry,
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        match db::Error::from(e) {
            e if e.constraint() == Some("company_members_user_key") => Self::AlreadyMember,
            e => Self::Db(e),
        }
    }
}
