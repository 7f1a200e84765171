// Generated from the server's OpenAPI document by `cargo xtask codegen`.

export interface paths {
    "/api/accommodations/{id}/answer": {
        /** Grants extra time or declines it, until the attempt begins; the candidate is notified. */
        post: {
            path: { id: string; };
            body: components["schemas"]["AnswerExtraTime"];
            answer: components["schemas"]["AnsweredAccommodation"];
        };
    };
    "/api/admin/applications/{id}": {
        /** One application, as the company is going to see it or by name. */
        get: {
            path: { id: string; };
            query?: {
                /** @description As the company sees it, where it is left out. */
                view?: components["schemas"]["SlateLook"];
            };
            answer: components["schemas"]["SlateCandidateDetail"];
        };
    };
    "/api/admin/applications/{id}/exclude": {
        /** Keeps an application off its slate, which can be taken back. The candidate hears nothing of it. */
        post: {
            path: { id: string; };
            body: components["schemas"]["ExcludeApplication"];
            answer: components["schemas"]["SlateCandidateDetail"];
        };
    };
    "/api/admin/applications/{id}/include": {
        /** Puts an excluded application back onto its slate. */
        post: {
            path: { id: string; };
            body: components["schemas"]["IncludeApplication"];
            answer: components["schemas"]["SlateCandidateDetail"];
        };
    };
    "/api/admin/applications/{id}/note": {
        /** Notes something about an application for the admin's own eyes. */
        put: {
            path: { id: string; };
            body: components["schemas"]["AnnotateApplication"];
            answer: components["schemas"]["SlateCandidateDetail"];
        };
    };
    "/api/admin/applications/{id}/place": {
        /** Puts an application that waits right before another one, or behind all. The company sees them in this order. */
        post: {
            path: { id: string; };
            body: components["schemas"]["PlaceApplication"];
            answer: components["schemas"]["SlateCandidateDetail"];
        };
    };
    "/api/admin/applications/{id}/unplace": {
        /** Has an application that was put somewhere stand where it was sent. */
        post: {
            path: { id: string; };
            body: components["schemas"]["UnplaceApplication"];
            answer: components["schemas"]["SlateCandidateDetail"];
        };
    };
    "/api/admin/attempts/{id}/time": {
        /** Gives any candidate more time. */
        post: {
            path: { id: string; };
            body: components["schemas"]["GiveTime"];
            answer: components["schemas"]["MoreTime"];
        };
    };
    "/api/admin/attempts/{id}/void": {
        /**
         * Voids an attempt, whatever its state. It stays readable and counts for nothing; its candidate is notified and can
         *     take the assessment again, at nobody's expense.
         */
        post: {
            path: { id: string; };
            body: components["schemas"]["VoidAttempt"];
            answer: components["schemas"]["Retake"];
        };
    };
    "/api/admin/audit": {
        /** The audit trail, newest first. */
        get: {
            query?: {
                /** @description A part of the actor's address, or `system` or `operator`. */
                actor?: string;
                /** @description What was done, such as `approve`. */
                action?: string;
                /** @description A kind, such as `company`, or the id of one row. */
                entity?: string;
                /** @description From this day on. */
                from?: string;
                /** @description Up to this day. */
                to?: string;
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_AuditEntry"];
        };
    };
    "/api/admin/candidate-list": {
        /** The same as a table for a spreadsheet, at most 10 000 rows; `cursor` and `limit` are ignored. */
        get: {
            query?: {
                /** @description Only those with this standing. */
                standing?: components["schemas"]["CandidateStanding"];
                /** @description Beginnings of words in name, username or address; at most 100 characters. */
                search?: string;
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: undefined;
        };
    };
    "/api/admin/candidates": {
        /** The candidates, those who came last first. */
        get: {
            query?: {
                /** @description Only those with this standing. */
                standing?: components["schemas"]["CandidateStanding"];
                /** @description Beginnings of words in name, username or address; at most 100 characters. */
                search?: string;
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_AdminCandidateRow"];
        };
    };
    "/api/admin/candidates/{id}": {
        /** A candidate with what they have done here. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["AdminCandidateDetail"];
        };
    };
    "/api/admin/candidates/{id}/duplicates": {
        /** Candidates who may be the same person as this one: by the name, or by a mailbox that has more than one address. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["AdminCandidateDuplicates"];
        };
    };
    "/api/admin/candidates/{id}/erasure": {
        /** Has the account erased in seven days, and mails its person, who can keep it until then. */
        post: {
            path: { id: string; };
            body: components["schemas"]["ErasureReason"];
            answer: components["schemas"]["AdminCandidateDetail"];
        };
    };
    "/api/admin/candidates/{id}/erasure/cancel": {
        /** Keeps an account that was to be erased; the same answer where it was not. */
        post: {
            path: { id: string; };
            body: components["schemas"]["ErasureReason"];
            answer: components["schemas"]["AdminCandidateDetail"];
        };
    };
    "/api/admin/candidates/{id}/export": {
        /** Exports a candidate's data as JSON, without their self-identification, and notifies the candidate by mail. */
        post: {
            path: { id: string; };
            body: components["schemas"]["ExportReason"];
            answer: string;
        };
    };
    "/api/admin/candidates/{id}/extra-time": {
        /**
         * Proposes extra time to a candidate, or no longer. They read it on every invitation that they have not begun, and ask
         *     its company for it or do not; no company reads it. Proposing the same changes nothing.
         */
        put: {
            path: { id: string; };
            body: components["schemas"]["ProposeExtraTime"];
            answer: components["schemas"]["AdminCandidateDetail"];
        };
    };
    "/api/admin/candidates/{id}/lock": {
        /**
         * Locks the account: everybody who is signed in to it is refused from now on. Locking what is locked
         *     changes nothing.
         */
        post: {
            path: { id: string; };
            body: components["schemas"]["SetAccess"];
            answer: components["schemas"]["AdminCandidateDetail"];
        };
    };
    "/api/admin/candidates/{id}/merger": {
        /** What merging a candidate's account into another would do. */
        get: {
            path: { id: string; };
            query: {
                /** @description The account that it would be merged into. */
                into: string;
            };
            answer: components["schemas"]["AccountMergerPreview"];
        };
        /** Merges a candidate's account into another one of the same person, for good, and says so at both addresses. */
        post: {
            path: { id: string; };
            body: components["schemas"]["MergeCandidate"];
            answer: components["schemas"]["AdminCandidateDetail"];
        };
    };
    "/api/admin/candidates/{id}/role-proposals": {
        /** What was proposed to a candidate, the newest first. */
        get: {
            path: { id: string; };
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_RoleProposal"];
        };
        /** Proposes a role to a candidate, who applies for it by accepting. */
        post: {
            path: { id: string; };
            body: components["schemas"]["ProposeRole"];
            answer: components["schemas"]["RoleProposal"];
        };
    };
    "/api/admin/candidates/{id}/unlock": {
        /** Opens a locked account again. */
        post: {
            path: { id: string; };
            body: components["schemas"]["SetAccess"];
            answer: components["schemas"]["AdminCandidateDetail"];
        };
    };
    "/api/admin/candidates/{id}/verification-mail": {
        /** Mails a candidate the link that verifies their address, as often as they could ask for it themselves. */
        post: {
            path: { id: string; };
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/admin/checklist-templates": {
        /** The template of a company, or of those that have none of their own. */
        get: {
            query?: {
                /** @description That of companies that have none of their own, where it is left out. */
                company_id?: string;
            };
            answer: components["schemas"]["ChecklistTemplates"];
        };
        /** Saves a new version; internships that have begun keep their items. */
        put: {
            body: components["schemas"]["SaveTemplate"];
            answer: components["schemas"]["ChecklistTemplates"];
        };
    };
    "/api/admin/commissions/{id}/decline": {
        /** Declines a commission that no statement has, for a reason that the partner reads. */
        post: {
            path: { id: string; };
            body: components["schemas"]["DecidePartner"];
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/admin/companies": {
        /** The companies, the newest first. */
        get: {
            query?: {
                /** @description A part of the name or of the domain, at most 100 characters; one or two letters find what begins with them. */
                search?: string;
                /** @description Only those in this state. */
                state?: components["schemas"]["CompanyState"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_AdminCompany"];
        };
        /**
         * Makes an account at the identity provider and here, approved, and mails the link that sets its
         *     first password.
         */
        post: {
            body: components["schemas"]["NewCompany"];
            answer: components["schemas"]["AdminInquiryBody"];
        };
    };
    "/api/admin/companies/export": {
        /** The same as a table for a spreadsheet, at most 10 000 rows; `cursor` and `limit` are ignored. */
        get: {
            query?: {
                /** @description A part of the name or of the domain, at most 100 characters; one or two letters find what begins with them. */
                search?: string;
                /** @description Only those in this state. */
                state?: components["schemas"]["CompanyState"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: undefined;
        };
    };
    "/api/admin/companies/{id}": {
        /** One company with what is granted to it and its history. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["AdminCompanyDetail"];
        };
    };
    "/api/admin/companies/{id}/details": {
        /** What one company says of itself. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["AdminCompanyDetails"];
        };
    };
    "/api/admin/companies/{id}/details/decision": {
        /** Approves or rejects the present name and domain of a company. Its owners are notified. */
        post: {
            path: { id: string; };
            body: components["schemas"]["RuleDetails"];
            answer: components["schemas"]["AdminCompanyDetails"];
        };
    };
    "/api/admin/companies/{id}/grace": {
        /** Waits longer for a company that has paid before. */
        post: {
            path: { id: string; };
            body: components["schemas"]["ExtendGrace"];
            answer: components["schemas"]["AdminCompanyDetail"];
        };
    };
    "/api/admin/companies/{id}/grants": {
        /**
         * Grants a flag, in place of an earlier grant of the same one. The owners are notified of a tab that opens by it;
         *     `direct_release` opens none: applicants of an approved company are then released to it at once, those who wait too.
         */
        post: {
            path: { id: string; };
            body: components["schemas"]["GrantFlag"];
            answer: components["schemas"]["AdminCompanyDetail"];
        };
    };
    "/api/admin/companies/{id}/grants/revoke": {
        /** Takes a grant back. What follows from the company's own rows stays open. */
        post: {
            path: { id: string; };
            body: components["schemas"]["RevokeFlag"];
            answer: components["schemas"]["AdminCompanyDetail"];
        };
    };
    "/api/admin/companies/{id}/invitation-credits": {
        /** Grants a company invitations beyond its plan. They are used once the month's quota is. */
        post: {
            path: { id: string; };
            body: components["schemas"]["GrantInvitations"];
            answer: components["schemas"]["CompanySubscription"];
        };
    };
    "/api/admin/companies/{id}/members": {
        /** Everybody who belongs to a company, owners first. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["List_TeamMember"];
        };
    };
    "/api/admin/companies/{id}/merger": {
        /** What merging a company into another would do. */
        get: {
            path: { id: string; };
            query: {
                /** @description The company that it would be merged into. */
                into: string;
            };
            answer: components["schemas"]["MergerPreview"];
        };
        /** Merges a company into another, for good. Members of the one and owners of the other are notified. */
        post: {
            path: { id: string; };
            body: components["schemas"]["MergeCompany"];
            answer: components["schemas"]["AdminCompanyDetail"];
        };
    };
    "/api/admin/companies/{id}/restore": {
        /** Lets a suspended company go on. */
        post: {
            path: { id: string; };
            body: components["schemas"]["JudgeCompany"];
            answer: components["schemas"]["AdminCompanyDetail"];
        };
    };
    "/api/admin/companies/{id}/subscription": {
        /** The subscription of a company, what it has left of it, and what was granted beyond it. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["CompanySubscription"];
        };
        /** Subscribes a company to a plan from today on, and issues its first invoice. */
        post: {
            path: { id: string; };
            body: components["schemas"]["Subscribe"];
            answer: components["schemas"]["CompanySubscription"];
        };
    };
    "/api/admin/companies/{id}/subscription/churn": {
        /** Ends the subscription today: the company has left. */
        post: {
            path: { id: string; };
            body: components["schemas"]["MarkChurned"];
            answer: components["schemas"]["CompanySubscription"];
        };
    };
    "/api/admin/companies/{id}/subscription/end": {
        /** Has the subscription end with its period, or go on after all. */
        post: {
            path: { id: string; };
            body: components["schemas"]["EndWithPeriod"];
            answer: components["schemas"]["CompanySubscription"];
        };
    };
    "/api/admin/companies/{id}/subscription/plan": {
        /** Chooses the plan of the next period. The running one stays as it is. */
        post: {
            path: { id: string; };
            body: components["schemas"]["ChooseNextPlan"];
            answer: components["schemas"]["CompanySubscription"];
        };
    };
    "/api/admin/companies/{id}/suspend": {
        /** Suspends a company: its roles are hidden and nobody is invited; attempts go on. */
        post: {
            path: { id: string; };
            body: components["schemas"]["JudgeCompany"];
            answer: components["schemas"]["AdminCompanyDetail"];
        };
    };
    "/api/admin/companies/{id}/transfer": {
        /** Hands a company on from an owner to another member. Both are notified. */
        post: {
            path: { id: string; };
            body: components["schemas"]["TransferCompany"];
            answer: components["schemas"]["AdminCompanyDetail"];
        };
    };
    "/api/admin/company-details": {
        /** The companies whose details are complete and wait for a decision, the longest waiting first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_AdminCompanyDetails"];
        };
    };
    "/api/admin/inquiries": {
        /** The inquiries, newest first. */
        get: {
            query?: {
                /** @description Only those of this column. */
                column?: components["schemas"]["InquiryColumn"];
                /** @description Only those in this state. */
                state?: components["schemas"]["InquiryState"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_AdminInquiry"];
        };
    };
    "/api/admin/inquiries/counts": {
        /** How many inquiries each column of the board holds. */
        get: {
            answer: components["schemas"]["InquiryCountsBody"];
        };
    };
    "/api/admin/inquiries/export": {
        /**
         * The same as a table for a spreadsheet, at most 10 000 rows; `cursor` and `limit` are ignored. Who wrote, and
         *     how they are reached, is not in it.
         */
        get: {
            query?: {
                /** @description Only those of this column. */
                column?: components["schemas"]["InquiryColumn"];
                /** @description Only those in this state. */
                state?: components["schemas"]["InquiryState"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: undefined;
        };
    };
    "/api/admin/inquiries/reject": {
        /**
         * Turns several companies away and mails each the reason. One that has changed since it was looked at, or that cannot
         *     be turned away, is left as it is and does not keep the others.
         */
        post: {
            body: components["schemas"]["RejectInquiries"];
            answer: components["schemas"]["List_InquiryRejection"];
        };
    };
    "/api/admin/inquiries/reject/preview": {
        /** Says which of several companies would be turned away, with which mail, and which not and why. Nothing is changed. */
        post: {
            body: components["schemas"]["RejectInquiries"];
            answer: components["schemas"]["List_InquiryRejectionPreview"];
        };
    };
    "/api/admin/inquiries/{id}": {
        /** One inquiry with its history. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["AdminInquiryDetail"];
        };
    };
    "/api/admin/inquiries/{id}/approve": {
        /**
         * Approves a company, grants flags, subscribes it to a plan where one is chosen, and mails the link that opens its
         *     account.
         */
        post: {
            path: { id: string; };
            body: components["schemas"]["Approve"];
            answer: components["schemas"]["AdminInquiryBody"];
        };
    };
    "/api/admin/inquiries/{id}/notes": {
        /** Adds a note to an inquiry's history. Only admins read it. */
        post: {
            path: { id: string; };
            body: components["schemas"]["NoteInquiry"];
            answer: components["schemas"]["AdminInquiryBody"];
        };
    };
    "/api/admin/inquiries/{id}/reject": {
        /** Turns a company away and mails the reason. */
        post: {
            path: { id: string; };
            body: components["schemas"]["WithReason"];
            answer: components["schemas"]["AdminInquiryBody"];
        };
    };
    "/api/admin/inquiries/{id}/request-info": {
        /** Mails a question; the company answers by sending its form once more. */
        post: {
            path: { id: string; };
            body: components["schemas"]["RequestInfo"];
            answer: components["schemas"]["AdminInquiryBody"];
        };
    };
    "/api/admin/inquiries/{id}/resend-activation": {
        /** Mails a new link; the one before no longer counts. */
        post: {
            path: { id: string; };
            body: components["schemas"]["AsSeen"];
            answer: components["schemas"]["AdminInquiryBody"];
        };
    };
    "/api/admin/inquiries/{id}/restore": {
        /** Lets a stopped company go on where it was. */
        post: {
            path: { id: string; };
            body: components["schemas"]["AsSeen"];
            answer: components["schemas"]["AdminInquiryBody"];
        };
    };
    "/api/admin/inquiries/{id}/revoke-activation": {
        /** Takes the link back. */
        post: {
            path: { id: string; };
            body: components["schemas"]["AsSeen"];
            answer: components["schemas"]["AdminInquiryBody"];
        };
    };
    "/api/admin/inquiries/{id}/suspend": {
        /** Stops a company that was let in and mails the reason. */
        post: {
            path: { id: string; };
            body: components["schemas"]["WithReason"];
            answer: components["schemas"]["AdminInquiryBody"];
        };
    };
    "/api/admin/integrity-cases": {
        /** The cases of all companies, the last opened first. */
        get: {
            query?: {
                /** @description Only those of this queue. */
                queue?: components["schemas"]["IntegrityQueue"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_IntegrityCaseRow"];
        };
    };
    "/api/admin/integrity-cases/counts": {
        /** How many cases are in each queue. */
        get: {
            answer: components["schemas"]["IntegrityCaseCounts"];
        };
    };
    "/api/admin/integrity-cases/{id}": {
        /** One case. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["IntegrityCase"];
        };
    };
    "/api/admin/integrity-cases/{id}/decision": {
        /** Decides in a company's stead, or on an appeal for good; the candidate is notified. */
        post: {
            path: { id: string; };
            body: components["schemas"]["DecideIntegrityCase"];
            answer: components["schemas"]["IntegrityCase"];
        };
    };
    "/api/admin/internship-items/{id}/decision": {
        /** Approves or rejects what an owner has submitted. */
        post: {
            path: { id: string; };
            body: components["schemas"]["DecideItem"];
            answer: components["schemas"]["AdminInternship"];
        };
    };
    "/api/admin/internship-items/{id}/submit": {
        /** Submits an item that the admin owns. */
        post: {
            path: { id: string; };
            body: components["schemas"]["SubmitItem"];
            answer: components["schemas"]["AdminInternship"];
        };
    };
    "/api/admin/internships": {
        /** One column of the board, those that start first come first. */
        get: {
            query?: {
                /** @description Those that wait for their owners, where it is left out. */
                column?: components["schemas"]["OnboardingColumn"];
                /** @description Only those with an item that is overdue: `true` or `false`. */
                overdue?: boolean;
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_OnboardingCard"];
        };
    };
    "/api/admin/internships/counts": {
        /** How many internships are in each column. */
        get: {
            answer: components["schemas"]["OnboardingCountsBody"];
        };
    };
    "/api/admin/internships/export": {
        /**
         * The same as a table for a spreadsheet, at most 10 000 rows; `cursor` and `limit` are ignored. What was sent in
         *     for the checklist is not in it.
         */
        get: {
            query?: {
                /** @description Those that wait for their owners, where it is left out. */
                column?: components["schemas"]["OnboardingColumn"];
                /** @description Only those with an item that is overdue: `true` or `false`. */
                overdue?: boolean;
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: undefined;
        };
    };
    "/api/admin/internships/{id}": {
        /** One internship with its checklist and its history. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["AdminInternship"];
        };
    };
    "/api/admin/internships/{id}/cancel": {
        /** Cancels an internship before its start, and notifies both sides. */
        post: {
            path: { id: string; };
            body: components["schemas"]["CancelInternship"];
            answer: components["schemas"]["AdminInternship"];
        };
    };
    "/api/admin/internships/{id}/ready": {
        /** Marks an internship as ready, once every required item is approved. */
        post: {
            path: { id: string; };
            body: components["schemas"]["MarkReady"];
            answer: components["schemas"]["AdminInternship"];
        };
    };
    "/api/admin/interviews": {
        /** What waits in a queue, newest first. */
        get: {
            query?: {
                queue?: components["schemas"]["ModerationQueue"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_WaitingStory"];
        };
    };
    "/api/admin/interviews/counts": {
        /** How much waits in each queue. */
        get: {
            answer: components["schemas"]["StoryQueuesBody"];
        };
    };
    "/api/admin/interviews/export": {
        /**
         * The same as a table for a spreadsheet, at most 10 000 rows; `cursor` and `limit` are ignored. Nothing of what
         *     the author wrote is in it but the name of the company.
         */
        get: {
            query?: {
                queue?: components["schemas"]["ModerationQueue"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: undefined;
        };
    };
    "/api/admin/interviews/{id}": {
        /** One story with everything that matters to a decision, and not who wrote it. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["ModeratedStoryBody"];
        };
    };
    "/api/admin/interviews/{id}/keep": {
        /** Leaves a story where it is. */
        post: {
            path: { id: string; };
            body: components["schemas"]["StoryDecision"];
            answer: components["schemas"]["ModeratedStoryBody"];
        };
    };
    "/api/admin/interviews/{id}/publish": {
        /** Shows the author's text to everybody. */
        post: {
            path: { id: string; };
            body: components["schemas"]["StoryDecision"];
            answer: components["schemas"]["ModeratedStoryBody"];
        };
    };
    "/api/admin/interviews/{id}/reject": {
        /** Says no to a text. */
        post: {
            path: { id: string; };
            body: components["schemas"]["StoryDecision"];
            answer: components["schemas"]["ModeratedStoryBody"];
        };
    };
    "/api/admin/interviews/{id}/remove": {
        /** Takes a story away for good. */
        post: {
            path: { id: string; };
            body: components["schemas"]["StoryDecision"];
            answer: components["schemas"]["ModeratedStoryBody"];
        };
    };
    "/api/admin/interviews/{id}/reply/publish": {
        /** Shows a company's answer. */
        post: {
            path: { id: string; };
            body: components["schemas"]["StoryReplyDecision"];
            answer: components["schemas"]["ModeratedStoryBody"];
        };
    };
    "/api/admin/interviews/{id}/reply/reject": {
        /** Does not show a company's answer. */
        post: {
            path: { id: string; };
            body: components["schemas"]["StoryReplyDecision"];
            answer: components["schemas"]["ModeratedStoryBody"];
        };
    };
    "/api/admin/interviews/{id}/request-changes": {
        /** Gives the text back to its author with what to change. */
        post: {
            path: { id: string; };
            body: components["schemas"]["StoryDecision"];
            answer: components["schemas"]["ModeratedStoryBody"];
        };
    };
    "/api/admin/interviews/{id}/verify": {
        /** Marks a story that our own records prove. */
        post: {
            path: { id: string; };
            body: components["schemas"]["StoryDecision"];
            answer: components["schemas"]["ModeratedStoryBody"];
        };
    };
    "/api/admin/invitation-reports": {
        /** The open reports of invitations, oldest first. */
        get: {
            query?: {
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_InvitationReport"];
        };
    };
    "/api/admin/invitation-reports/{id}/close": {
        /** Closes a report. */
        post: {
            path: { /** @description The invitation */
            id: string; };
        };
    };
    "/api/admin/network": {
        /**
         * The referrals of a period, their outcomes, and the findings to look at. Above 2,000
         *     nodes or 5,000 edges, nodes are put together.
         */
        get: {
            query?: {
                /** @description Only nodes of these kinds, with commas between them. */
                kinds?: string;
                /** @description Only what this partner brought, and what became of it. */
                partner?: string;
                /** @description How many days back, 1 to 3650; 90 where it is left out. */
                days?: number;
                /** @description Only what is near this node: its kind, a colon and its id. */
                node?: string;
                /** @description How many steps are near, 1 to 3; 1 where it is left out. */
                depth?: number;
                /** @description Where the page of a list starts. */
                cursor?: string;
                /** @description How many rows a list has, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Network"];
        };
    };
    "/api/admin/network/edges": {
        /** The edges of a period one by one, the newest first. */
        get: {
            query?: {
                /** @description Only nodes of these kinds, with commas between them. */
                kinds?: string;
                /** @description Only what this partner brought, and what became of it. */
                partner?: string;
                /** @description How many days back, 1 to 3650; 90 where it is left out. */
                days?: number;
                /** @description Only what is near this node: its kind, a colon and its id. */
                node?: string;
                /** @description How many steps are near, 1 to 3; 1 where it is left out. */
                depth?: number;
                /** @description Where the page of a list starts. */
                cursor?: string;
                /** @description How many rows a list has, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_NetworkEdge"];
        };
    };
    "/api/admin/network/edges/export": {
        /** The same as a table for a spreadsheet, at most 10 000 rows. */
        get: {
            query?: {
                /** @description Only nodes of these kinds, with commas between them. */
                kinds?: string;
                /** @description Only what this partner brought, and what became of it. */
                partner?: string;
                /** @description How many days back, 1 to 3650; 90 where it is left out. */
                days?: number;
                /** @description Only what is near this node: its kind, a colon and its id. */
                node?: string;
                /** @description How many steps are near, 1 to 3; 1 where it is left out. */
                depth?: number;
                /** @description Where the page of a list starts. */
                cursor?: string;
                /** @description How many rows a list has, 1 to 100. */
                limit?: number;
            };
            answer: undefined;
        };
    };
    "/api/admin/network/graphml": {
        /** The same as GraphML. */
        get: {
            query?: {
                /** @description Only nodes of these kinds, with commas between them. */
                kinds?: string;
                /** @description Only what this partner brought, and what became of it. */
                partner?: string;
                /** @description How many days back, 1 to 3650; 90 where it is left out. */
                days?: number;
                /** @description Only what is near this node: its kind, a colon and its id. */
                node?: string;
                /** @description How many steps are near, 1 to 3; 1 where it is left out. */
                depth?: number;
                /** @description Where the page of a list starts. */
                cursor?: string;
                /** @description How many rows a list has, 1 to 100. */
                limit?: number;
            };
            answer: undefined;
        };
    };
    "/api/admin/new-customers": {
        /** The companies that began to pay in the last 60 days, the last first, and what each has done. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_NewCustomer"];
        };
    };
    "/api/admin/partner-applications": {
        /** The applications, newest first. */
        get: {
            query?: {
                /** @description Only those in this state. */
                state?: components["schemas"]["PartnerApplicationState"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_AdminPartnerApplication"];
        };
    };
    "/api/admin/partner-applications/counts": {
        /** How many applications are in each state. */
        get: {
            answer: components["schemas"]["PartnerApplicationCountsBody"];
        };
    };
    "/api/admin/partner-applications/{id}": {
        /** One application with its history. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["AdminPartnerApplicationDetail"];
        };
    };
    "/api/admin/partner-applications/{id}/approve": {
        /** Makes the person a partner and mails them. */
        post: {
            path: { id: string; };
            body: components["schemas"]["ApprovePartner"];
            answer: components["schemas"]["AdminPartnerApplicationDetail"];
        };
    };
    "/api/admin/partner-applications/{id}/reject": {
        /** Turns the application down and mails the reason. */
        post: {
            path: { id: string; };
            body: components["schemas"]["RejectPartner"];
            answer: components["schemas"]["AdminPartnerApplicationDetail"];
        };
    };
    "/api/admin/partner-referrals/{id}/clear": {
        /** Says that a flagged referral was looked at and nothing was found. */
        post: {
            path: { id: string; };
            body: components["schemas"]["DecidePartner"];
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/admin/partners": {
        /** The partners, the newest first. */
        get: {
            query?: {
                /** @description Only of this kind. */
                kind?: components["schemas"]["PartnerKind"];
                /** @description Only in this state. */
                state?: components["schemas"]["PartnerState"];
                /** @description A part of the organisation, the address or the code; at most 100 characters. */
                search?: string;
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_AdminPartner"];
        };
    };
    "/api/admin/partners/export": {
        /** The same as a table for a spreadsheet, at most 10 000 rows. */
        get: {
            query?: {
                /** @description Only of this kind. */
                kind?: components["schemas"]["PartnerKind"];
                /** @description Only in this state. */
                state?: components["schemas"]["PartnerState"];
                /** @description A part of the organisation, the address or the code; at most 100 characters. */
                search?: string;
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: undefined;
        };
    };
    "/api/admin/partners/{id}": {
        /** One partner with what is agreed and what was done. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["AdminPartnerDetail"];
        };
    };
    "/api/admin/partners/{id}/adjustments": {
        /** Adds something to what a partner is owed, or takes something off it, and notifies them why. */
        post: {
            path: { id: string; };
            body: components["schemas"]["AdjustPartner"];
            answer: components["schemas"]["AdminPartnerDetail"];
        };
    };
    "/api/admin/partners/{id}/code": {
        /** Gives a partner a new code; the one before names them for 90 days more. */
        post: {
            path: { id: string; };
            body: components["schemas"]["DecidePartner"];
            answer: components["schemas"]["AdminPartnerDetail"];
        };
    };
    "/api/admin/partners/{id}/commissions": {
        /** What a partner has earned, the newest first. */
        get: {
            path: { id: string; };
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_Commission"];
        };
    };
    "/api/admin/partners/{id}/referrals": {
        /** Those whom a partner brought, the newest first. */
        get: {
            path: { id: string; };
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_AdminReferral"];
        };
    };
    "/api/admin/partners/{id}/restore": {
        /** Lets a suspended partner earn again. */
        post: {
            path: { id: string; };
            body: components["schemas"]["DecidePartner"];
            answer: components["schemas"]["AdminPartnerDetail"];
        };
    };
    "/api/admin/partners/{id}/statements": {
        /** A partner's statements, the newest first. */
        get: {
            path: { id: string; };
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_PartnerStatement"];
        };
    };
    "/api/admin/partners/{id}/suspend": {
        /** Suspends a partner: their links lead on, and nothing new earns them anything. */
        post: {
            path: { id: string; };
            body: components["schemas"]["DecidePartner"];
            answer: components["schemas"]["AdminPartnerDetail"];
        };
    };
    "/api/admin/partners/{id}/terms": {
        /** Agrees on terms from a day on. What was earned before stays as it was. */
        post: {
            path: { id: string; };
            body: components["schemas"]["AgreePartnerTerms"];
            answer: components["schemas"]["AdminPartnerDetail"];
        };
    };
    "/api/admin/paying-companies": {
        /** The companies that have been sent an invoice, the newest first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_AdminCustomer"];
        };
    };
    "/api/admin/paying-companies/export": {
        /** The same as a table for a spreadsheet, at most 10 000 rows. */
        get: {
            answer: undefined;
        };
    };
    "/api/admin/paying-companies/months": {
        /** What companies paid a month over the last twelve months, and companies by the month in which they began. */
        get: {
            answer: components["schemas"]["PayingHistory"];
        };
    };
    "/api/admin/plans": {
        /** The newest version of every plan. */
        get: {
            answer: components["schemas"]["PlansBody"];
        };
        /** Adds a plan, or its next version. Running periods keep the version they began with. */
        put: {
            body: components["schemas"]["SavePlan"];
            answer: components["schemas"]["Plan"];
        };
    };
    "/api/admin/presence": {
        /** The people online, those who came last first; or those who were within the last day. */
        get: {
            query?: {
                /** @description The beginnings of words of name, username or address, at most 100 characters. */
                search?: string;
                /** @description Only those who are this. */
                role?: components["schemas"]["PresenceRole"];
                /** @description Only those who are in this part of Assay. */
                area?: components["schemas"]["PresenceArea"];
                /** @description Only those in this state; without it, everybody who is online. */
                state?: components["schemas"]["PresenceState"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_PresentPerson"];
        };
    };
    "/api/admin/presence/attempts": {
        /** The attempts in progress, those that end first first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_AttemptInProgress"];
        };
    };
    "/api/admin/presence/counts": {
        /** How many are online, what is in progress, and how long the judge's queue is. */
        get: {
            answer: components["schemas"]["PresenceCounts"];
        };
    };
    "/api/admin/presence/export": {
        /**
         * How many are online, by role and by area, as a table for a spreadsheet. Nobody is named, and roles and areas
         *     are not combined, so that it does not say where somebody is.
         */
        get: {
            answer: undefined;
        };
    };
    "/api/admin/problem-drafts": {
        /** What waits for a decision, the longest first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_ProblemDraft"];
        };
    };
    "/api/admin/problem-drafts/{id}/publish": {
        /** Publishes a problem: the bank's for everybody who builds assessments, a company's for its own. */
        post: {
            path: { id: string; };
            body: components["schemas"]["SeenProblem"];
            answer: components["schemas"]["OpenProblemDraft"];
        };
    };
    "/api/admin/problem-drafts/{id}/return": {
        /** Sends a problem back to its author. */
        post: {
            path: { id: string; };
            body: components["schemas"]["ReturnProblem"];
            answer: components["schemas"]["ProblemDraft"];
        };
    };
    "/api/admin/problem-drafts/{id}/withhold": {
        /** Takes a published version out of use: out of the catalogue, because it may have become known, or for good. */
        post: {
            path: { id: string; };
            body: components["schemas"]["WithholdProblem"];
            answer: components["schemas"]["OpenProblemDraft"];
        };
    };
    "/api/admin/recruit-lists/{id}": {
        /** A company's list, newest first. */
        get: {
            path: { id: string; };
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["RecruitList"];
        };
        /** Puts a candidate on a company's list, with a note for the company. */
        post: {
            path: { id: string; };
            body: components["schemas"]["AddToRecruitList"];
            answer: components["schemas"]["RecruitPick"];
        };
    };
    "/api/admin/recruit-members": {
        /** Candidates who show their name and take part in lists: the first ten by name. */
        get: {
            query: {
                /** @description Part of a name or an e-mail address, 2 to 100 characters. */
                name: string;
            };
            answer: components["schemas"]["List_RecruitMember"];
        };
    };
    "/api/admin/recruit-picks/{id}": {
        /** Takes a candidate off a list. What the company has written to them stays. */
        delete: {
            path: { id: string; };
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/admin/role-proposals/{id}/withdraw": {
        /** Takes a proposal back that nobody has answered. */
        post: {
            path: { id: string; };
            body: components["schemas"]["RoleProposalAct"];
            answer: components["schemas"]["RoleProposal"];
        };
    };
    "/api/admin/roles": {
        /** The roles of a queue, those that were sent first before the others. */
        get: {
            query?: {
                /** @description Those that wait, where it is left out. */
                queue?: components["schemas"]["RoleQueue"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_AdminRole"];
        };
    };
    "/api/admin/roles/counts": {
        /** How many roles each queue holds. */
        get: {
            answer: components["schemas"]["RoleQueueCountsBody"];
        };
    };
    "/api/admin/roles/export": {
        /** The same as a table for a spreadsheet, at most 10 000 rows; `cursor` and `limit` are ignored. */
        get: {
            query?: {
                /** @description Those that wait, where it is left out. */
                queue?: components["schemas"]["RoleQueue"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: undefined;
        };
    };
    "/api/admin/roles/{id}": {
        /** One role with what a reader is to look at, and its history. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["AdminRoleDetail"];
        };
    };
    "/api/admin/roles/{id}/decision": {
        /** Decides about a role, or about the changes to it where some were sent. */
        post: {
            path: { id: string; };
            body: components["schemas"]["DecideRole"];
            answer: components["schemas"]["AdminRoleDetail"];
        };
    };
    "/api/admin/saved-filters": {
        /** The filters of a list that the caller has saved, by name; there are at most 20. */
        get: {
            query: {
                /** @description The list that they are of. */
                list: components["schemas"]["SavedFilterList"];
            };
            answer: components["schemas"]["List_SavedFilter"];
        };
        /** Saves a filter of a list under a name. Only the caller sees it. */
        post: {
            body: components["schemas"]["SaveFilter"];
            answer: components["schemas"]["SavedFilter"];
        };
    };
    "/api/admin/saved-filters/{id}": {
        /** Gives a saved filter another name, another query or both. */
        put: {
            path: { id: string; };
            body: components["schemas"]["ReplaceSavedFilter"];
            answer: components["schemas"]["SavedFilter"];
        };
        /** Deletes a saved filter. */
        delete: {
            path: { id: string; };
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/admin/server": {
        /** What the server was started with: variables, features, mail, providers and staff; no secret is part of it. */
        get: {
            answer: components["schemas"]["ServerSettings"];
        };
    };
    "/api/admin/settings": {
        /** Every setting as it is now. */
        get: {
            answer: components["schemas"]["AdminSettings"];
        };
    };
    "/api/admin/settings/{key}": {
        /** Gives a setting a value, or its default. It counts on every server from then on. */
        put: {
            path: { key: string; };
            body: components["schemas"]["ChangeSetting"];
            answer: components["schemas"]["AdminSetting"];
        };
    };
    "/api/admin/settings/{key}/preview": {
        /** What a change to a value would do; nothing is changed. */
        post: {
            path: { key: string; };
            body: components["schemas"]["PreviewSetting"];
            answer: components["schemas"]["SettingPreview"];
        };
    };
    "/api/admin/settings/{key}/roll-back": {
        /** Gives a setting the value that it had in a version, as a new version. */
        post: {
            path: { key: string; };
            body: components["schemas"]["RollSettingBack"];
            answer: components["schemas"]["AdminSetting"];
        };
    };
    "/api/admin/settings/{key}/versions": {
        /** The versions of a setting, the newest first. */
        get: {
            path: { key: string; };
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_SettingVersion"];
        };
    };
    "/api/admin/slates": {
        /** The roles that have been published and are not archived, the last published first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_Slate"];
        };
    };
    "/api/admin/slates/{id}": {
        /** The slate of one role. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["SlateDetail"];
        };
    };
    "/api/admin/slates/{id}/applications": {
        /**
         * Those who have applied for a role, in the order in which they did but for those that were put elsewhere: as
         *     the company sees them, or by name.
         */
        get: {
            path: { id: string; };
            query?: {
                /** @description Those who wait, where it is left out. */
                part?: components["schemas"]["SlatePart"];
                /** @description As the company sees them, where it is left out. */
                view?: components["schemas"]["SlateLook"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_SlateCandidate"];
        };
    };
    "/api/admin/slates/{id}/release": {
        /** Shows a company who has applied for its role, and notifies it and them. */
        post: {
            path: { id: string; };
            body: components["schemas"]["ReleaseSlate"];
            answer: components["schemas"]["SlateReleased"];
        };
    };
    "/api/admin/support/canned-replies": {
        /** All of them, by key; there are at most 100. */
        get: {
            answer: components["schemas"]["List_CannedReply"];
        };
    };
    "/api/admin/support/canned-replies/{id}": {
        /** Saves a text under its key, in place of the one before. */
        put: {
            path: { /** @description Its key: lower-case letters, digits and hyphens. */
            id: string; };
            body: components["schemas"]["SaveCannedReply"];
            answer: components["schemas"]["CannedReply"];
        };
        /** Deletes a text. */
        delete: {
            path: { id: string; };
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/admin/support/conversations": {
        /** The conversations in a state. Those that wait for support stand by how long they do. */
        get: {
            query?: {
                /** @description Those in this state; `open` where none is named. */
                state?: components["schemas"]["SupportState"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_SupportInboxLine"];
        };
    };
    "/api/admin/support/conversations/export": {
        /**
         * The same as a table for a spreadsheet, at most 10 000 rows; `cursor` and `limit` are ignored. It names nobody,
         *     and nothing that was written is in it but the labels.
         */
        get: {
            query?: {
                /** @description Those in this state; `open` where none is named. */
                state?: components["schemas"]["SupportState"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: undefined;
        };
    };
    "/api/admin/support/conversations/{id}": {
        /** One conversation: who asks, what support has noted, what was done. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["AdminSupportDetail"];
        };
    };
    "/api/admin/support/conversations/{id}/block": {
        /** Blocks a contact: open conversations are resolved, and new messages are stored without a notice. */
        post: {
            path: { id: string; };
            body: components["schemas"]["BlockSupport"];
            answer: components["schemas"]["AdminSupportDetail"];
        };
    };
    "/api/admin/support/conversations/{id}/marks": {
        /** Says how far support has received and read. */
        put: {
            path: { id: string; };
            body: components["schemas"]["MarkSupportMessages"];
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/admin/support/conversations/{id}/messages": {
        /** Messages of a conversation. */
        get: {
            path: { id: string; };
            query?: {
                /** @description Those that come after this number, the first of them. */
                after?: number;
                /** @description Those that come before this number, the last of them. */
                before?: number;
                /** @description How many, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["SupportMessages"];
        };
        /** Answers the person. */
        post: {
            path: { id: string; };
            body: components["schemas"]["SendSupportMessage"];
            answer: components["schemas"]["SupportMessage"];
        };
    };
    "/api/admin/support/conversations/{id}/notes": {
        /** Writes a note that the person never sees. */
        post: {
            path: { id: string; };
            body: components["schemas"]["WriteSupportNote"];
            answer: components["schemas"]["SupportNote"];
        };
    };
    "/api/admin/support/conversations/{id}/resolve": {
        /** Says that a conversation is over; the person is asked to rate it. */
        post: {
            path: { id: string; };
            body: components["schemas"]["ResolveSupport"];
            answer: components["schemas"]["AdminSupportDetail"];
        };
    };
    "/api/admin/support/conversations/{id}/snooze": {
        /** Puts a conversation off. */
        post: {
            path: { id: string; };
            body: components["schemas"]["SnoozeSupport"];
            answer: components["schemas"]["AdminSupportDetail"];
        };
    };
    "/api/admin/support/conversations/{id}/triage": {
        /** Sets the priority and the labels. */
        put: {
            path: { id: string; };
            body: components["schemas"]["TriageSupport"];
            answer: components["schemas"]["AdminSupportDetail"];
        };
    };
    "/api/admin/support/conversations/{id}/unblock": {
        /** Lets the person of a conversation ask again: what they write next opens it, or a new one. */
        post: {
            path: { id: string; };
            body: components["schemas"]["BlockSupport"];
            answer: components["schemas"]["AdminSupportDetail"];
        };
    };
    "/api/admin/support/counts": {
        /** How many conversations are in each state. */
        get: {
            answer: components["schemas"]["SupportCounts"];
        };
    };
    "/api/admin/support/times": {
        /** The last twelve weeks, the first one first. */
        get: {
            answer: components["schemas"]["List_SupportWeek"];
        };
    };
    "/api/admin/test-mails": {
        /** Queues a mail to the admin's own address. */
        post: {
            answer: components["schemas"]["TestMail"];
        };
    };
    "/api/admin/test-mails/{id}": {
        /** What became of such a mail. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["TestMail"];
        };
    };
    "/api/admin/view-as": {
        /** Begins to look at a dashboard as its owner sees it, for half an hour and without changing anything. */
        post: {
            body: components["schemas"]["BeginViewAs"];
            answer: components["schemas"]["ViewAsBegun"];
        };
    };
    "/api/admin/view-as/{id}/stop": {
        /** Stops looking. It has ended already where that is so. */
        post: {
            path: { id: string; };
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/admin/waiting": {
        /** What stays undone until the admin does it: a line for each kind that has something, the longest first. */
        get: {
            answer: components["schemas"]["List_Waiting"];
        };
    };
    "/api/applications/{id}": {
        /** One application that the company has been shown. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["CandidateForCompany"];
        };
    };
    "/api/applications/{id}/meetings": {
        /** The interviews with one candidate, the last proposed first. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["List_Meeting"];
        };
        /** Proposes three times; the first proposal moves the application to the interview. */
        post: {
            path: { id: string; };
            body: components["schemas"]["ProposeMeeting"];
            answer: components["schemas"]["Meeting"];
        };
    };
    "/api/applications/{id}/notes": {
        /** The notes about one candidate, the newest first. */
        get: {
            path: { id: string; };
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_ApplicationNote"];
        };
        /** Writes a note. */
        post: {
            path: { id: string; };
            body: components["schemas"]["WriteNote"];
            answer: components["schemas"]["ApplicationNote"];
        };
    };
    "/api/applications/{id}/offers": {
        /** The offers to one candidate, the last made first. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["List_Offer"];
        };
        /** Makes an offer to somebody who is chosen. */
        post: {
            path: { id: string; };
            body: components["schemas"]["MakeOffer"];
            answer: components["schemas"]["Offer"];
        };
    };
    "/api/applications/{id}/remind": {
        /**
         * Mails a candidate their invitation to an assessment once more: 24 hours after the last mail at the earliest, and
         *     three times at most.
         */
        post: {
            path: { id: string; };
            answer: components["schemas"]["CandidateCard"];
        };
    };
    "/api/applications/{id}/scorecard": {
        /** Writes on the caller's own scorecard, submits it, or amends what was submitted. */
        put: {
            path: { id: string; };
            body: components["schemas"]["SaveScorecard"];
            answer: components["schemas"]["Scorecards"];
        };
    };
    "/api/applications/{id}/scorecards": {
        /** The scorecards of one candidate. Nobody reads a colleague's before their own is submitted. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["Scorecards"];
        };
    };
    "/api/applications/{id}/step": {
        /**
         * Moves a candidate. They are notified where it is news to them: of a decline, after an hour in which
         *     it can be reconsidered.
         */
        post: {
            path: { id: string; };
            body: components["schemas"]["MoveCandidate"];
            answer: components["schemas"]["CandidateCard"];
        };
    };
    "/api/applications/{id}/waive": {
        /** Sets aside that an application misses requirements of the role. */
        post: {
            path: { id: string; };
            body: components["schemas"]["WaiveRequirements"];
            answer: components["schemas"]["CandidateForCompany"];
        };
    };
    "/api/assessments": {
        /** The newest versions of the company's assessments, newest first. */
        get: {
            query?: {
                /** @description Those that are archived, instead of those that are not. */
                archived?: boolean;
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_Assessment"];
        };
        /** Makes an assessment. */
        post: {
            body: components["schemas"]["NewAssessmentBody"];
            answer: components["schemas"]["AssessmentDetail"];
        };
    };
    "/api/assessments/{id}": {
        /** One of the company's assessments. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["AssessmentDetail"];
        };
        /** Changes an assessment; one that somebody was invited to gets another version. */
        put: {
            path: { id: string; };
            body: components["schemas"]["EditAssessment"];
            answer: components["schemas"]["AssessmentDetail"];
        };
    };
    "/api/assessments/{id}/accommodations": {
        /** The requests for extra time in one of the company's assessments, the last first; for those who invite. */
        get: {
            path: { id: string; };
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_Accommodation"];
        };
    };
    "/api/assessments/{id}/archive": {
        /** Archives an assessment, or takes it out of the archive. */
        post: {
            path: { id: string; };
            body: components["schemas"]["ArchiveAssessment"];
            answer: components["schemas"]["AssessmentDetail"];
        };
    };
    "/api/assessments/{id}/check": {
        /** Says what sending to these people would do, and how the mail reads. */
        post: {
            path: { id: string; };
            body: components["schemas"]["SendBody"];
            answer: components["schemas"]["SendCheck"];
        };
    };
    "/api/assessments/{id}/cut-off": {
        /** The cut-off of one of the company's assessments, and what it divides, or another one would. */
        get: {
            path: { id: string; };
            query?: {
                /** @description 0 to 1000; the chosen one where it is left out. */
                at?: number;
            };
            answer: components["schemas"]["CutOff"];
        };
        /** Chooses the cut-off, and whether earlier results are taken. It declines nobody. */
        put: {
            path: { id: string; };
            body: components["schemas"]["SaveCutOff"];
            answer: components["schemas"]["CutOff"];
        };
    };
    "/api/assessments/{id}/duplicate": {
        /** Makes an assessment like this one. */
        post: {
            path: { id: string; };
            answer: components["schemas"]["AssessmentDetail"];
        };
    };
    "/api/assessments/{id}/invitations": {
        /** The people invited to one of the company's assessments, newest first. */
        get: {
            path: { id: string; };
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_Invitation"];
        };
        /** Invites somebody by e-mail. */
        post: {
            path: { id: string; };
            body: components["schemas"]["InviteBody"];
            answer: components["schemas"]["Invitation"];
        };
    };
    "/api/assessments/{id}/mail/preview": {
        /** Says how the mail of an invitation reads. Nothing is sent. */
        post: {
            path: { id: string; };
            body: components["schemas"]["WordingBody"];
            answer: components["schemas"]["SampleMail"];
        };
    };
    "/api/assessments/{id}/mail/test": {
        /** Mails the invitation to the member's own address, as a person would get it and marked as a test. Nobody is invited. */
        post: {
            path: { id: string; };
            body: components["schemas"]["WordingBody"];
            answer: components["schemas"]["SentTest"];
        };
    };
    "/api/assessments/{id}/previewed": {
        /** Notes that a member looks at the present version as a candidate sees it, after which people can be invited to it. */
        post: {
            path: { id: string; };
        };
    };
    "/api/assessments/{id}/results": {
        /**
         * The invitations to one of the company's assessments whose attempts are over, or that an earlier result has
         *     answered.
         */
        get: {
            path: { id: string; };
            query?: {
                /** @description The highest score first where it is left out. */
                order?: components["schemas"]["ResultOrder"];
                /** @description Those on this side of the cut-off that is chosen; all where none is. */
                side?: components["schemas"]["ResultSide"];
                /** @description Those beside whose grade this stands. */
                verification?: components["schemas"]["AttemptVerification"];
                /** @description Those about which this is decided; applicants are decided on at their board and are left out. */
                decision?: components["schemas"]["ResultDecision"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_Invitation"];
        };
    };
    "/api/assessments/{id}/results/export": {
        /** The same as a table, at most 10,000 rows. */
        get: {
            path: { id: string; };
            query?: {
                /** @description The highest score first where it is left out. */
                order?: components["schemas"]["ResultOrder"];
                /** @description Those on this side of the cut-off that is chosen; all where none is. */
                side?: components["schemas"]["ResultSide"];
                /** @description Those beside whose grade this stands. */
                verification?: components["schemas"]["AttemptVerification"];
                /** @description Those about which this is decided; applicants are decided on at their board and are left out. */
                decision?: components["schemas"]["ResultDecision"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: undefined;
        };
    };
    "/api/assessments/{id}/scores": {
        /** How the scores of one of the company's assessments are spread. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["ScoreSpread"];
        };
    };
    "/api/assessments/{id}/send": {
        /** Invites all of them who can be invited, and says what became of each. */
        post: {
            path: { id: string; };
            body: components["schemas"]["SendBody"];
            answer: components["schemas"]["SendResult"];
        };
    };
    "/api/assessments/{id}/statistics": {
        /** How well one of the company's assessments measures. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["AssessmentStatistics"];
        };
    };
    "/api/assessments/{id}/trial": {
        /** Begins a trial of an assessment, or goes on with the one from before. */
        post: {
            path: { id: string; };
            answer: components["schemas"]["Trial"];
        };
    };
    "/api/ats/ashby/assessment.cancel": {
        /** Takes an invitation back that nobody has started. */
        post: {
            body: components["schemas"]["CancelAshbyAssessment"];
            answer: components["schemas"]["AshbyAnswer_AshbyStarted"];
        };
    };
    "/api/ats/ashby/assessment.list": {
        /** The assessments of the company whose key this is. */
        post: {
            answer: components["schemas"]["AshbyAnswer_Vec_AshbyAssessment"];
        };
    };
    "/api/ats/ashby/assessment.start": {
        /** Invites a candidate; the same application answers what it has started. */
        post: {
            body: components["schemas"]["StartAshbyAssessment"];
            answer: components["schemas"]["AshbyAnswer_AshbyStarted"];
        };
    };
    "/api/ats/greenhouse/list_tests": {
        /** The assessments of the company whose key this is. */
        get: {
            answer: components["schemas"]["GreenhouseTest"][];
        };
    };
    "/api/ats/greenhouse/response_error": {
        /** Writes into the log of the connection what Greenhouse could not read. */
        post: {
            body: components["schemas"]["GreenhouseError"];
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/ats/greenhouse/send_test": {
        /** Invites a candidate; the same `url` answers what it has started. */
        post: {
            body: components["schemas"]["SendGreenhouseTest"];
            answer: components["schemas"]["SentGreenhouseTest"];
        };
    };
    "/api/ats/greenhouse/test_status": {
        /** The state of a test that this connection has sent. */
        get: {
            query: {
                /** @description What `send_test` answered. */
                partner_interview_id: string;
            };
            answer: components["schemas"]["GreenhouseStatus"];
        };
    };
    "/api/attempts/{id}": {
        /** The whole workspace. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["Attempt"];
        };
    };
    "/api/attempts/{id}/finish": {
        /** Ends the attempt and submits what was saved last of each task, as the end of the time does; or answers how it ended. */
        post: {
            path: { id: string; };
            answer: components["schemas"]["Finished"];
        };
    };
    "/api/attempts/{id}/lease": {
        /** Asks for the right to write an attempt, keeps it, or takes it from another tab, which learns it at once. */
        post: {
            path: { id: string; };
            body: components["schemas"]["ClaimLease"];
            answer: components["schemas"]["AttemptLease"];
        };
    };
    "/api/attempts/{id}/questions": {
        /** The assistant of one's own attempt, and what it was asked. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["Assistance"];
        };
    };
    "/api/attempts/{id}/questions/{question}/answer": {
        /**
         * Has a question answered, once. With `Accept: text/event-stream` the answer comes as events: `words` with each few
         *     words, and `done` with the question as it is kept. A reader who leaves ends it, and what came is kept.
         */
        post: {
            path: { id: string; question: string; };
            body: components["schemas"]["HearAssistant"];
            answer: components["schemas"]["AssistantQuestion"];
            events: components["schemas"]["AssistantEvent"];
        };
    };
    "/api/attempts/{id}/tasks/{task}/draft": {
        /** Keeps a draft. */
        put: {
            path: { id: string; task: string; };
            body: components["schemas"]["DraftBody"];
            answer: components["schemas"]["SavedDraft"];
        };
    };
    "/api/attempts/{id}/tasks/{task}/questions": {
        /** Keeps a question to the assistant. Its answer is asked for with the call that follows. */
        post: {
            path: { id: string; task: string; };
            body: components["schemas"]["AskAssistant"];
            answer: components["schemas"]["AssistantQuestion"];
        };
    };
    "/api/attempts/{id}/tasks/{task}/recording": {
        /** How far the recording of a task has come. 409 `not_recorded` where the candidate has not agreed to it. */
        get: {
            path: { id: string; task: string; };
            answer: components["schemas"]["RecordingHead"];
        };
        /** Appends a batch to the recording of a task. Sending the same one again changes nothing. */
        post: {
            path: { id: string; task: string; };
            body: components["schemas"]["RecordBatch"];
            answer: components["schemas"]["RecordingHead"];
        };
    };
    "/api/attempts/{id}/tasks/{task}/runs": {
        /** Tries a program on the samples or on one's own input. */
        post: {
            path: { id: string; task: string; };
            body: components["schemas"]["RunBody"];
            answer: components["schemas"]["Submission"];
        };
    };
    "/api/attempts/{id}/tasks/{task}/submissions": {
        /** Has a program judged on the hidden tests. */
        post: {
            path: { id: string; task: string; };
            body: components["schemas"]["SubmitBody"];
            answer: components["schemas"]["Submission"];
        };
    };
    "/api/attempts/{id}/time": {
        /** Gives one of the company's candidates more time; the clock of an open workspace follows. */
        post: {
            path: { id: string; };
            body: components["schemas"]["GiveTime"];
            answer: components["schemas"]["MoreTime"];
        };
    };
    "/api/auth/inquiry": {
        /** The caller's inquiry. */
        get: {
            answer: components["schemas"]["MaybeInquiryBody"];
        };
        /** Takes a company's form in and mails the code that proves its address. */
        post: {
            body: components["schemas"]["NewInquiry"];
            answer: components["schemas"]["InquiryBody"];
        };
    };
    "/api/auth/register": {
        /** Registers, or answers the account that is there. */
        post: {
            body: components["schemas"]["Register"];
            answer: components["schemas"]["UserBody"] | components["schemas"]["UserBody"];
        };
    };
    "/api/auth/send-otp": {
        /**
         * Mails a new code, which ends the one before. The answer is the same where there is nothing to
         *     prove.
         */
        post: {
            body: components["schemas"]["SendOtp"];
            answer: components["schemas"]["CodeSent"];
        };
    };
    "/api/auth/set-referral-code": {
        /** Records once who brought the caller. */
        post: {
            body: components["schemas"]["SetReferralCode"];
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/auth/sign-out-everywhere": {
        /** Ends every sign-in of the caller, this one too. */
        post: {
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/auth/update-username": {
        /**
         * Gives the caller this username. The first choice is free; a change is once in 30 days and
         *     needs a fresh sign-in.
         */
        post: {
            body: components["schemas"]["UpdateUsername"];
            answer: components["schemas"]["UserBody"];
        };
    };
    "/api/auth/user": {
        /** The signed-in account, or the one that the admin looks as; 404 when the person has not registered. */
        get: {
            answer: components["schemas"]["UserBody"];
        };
    };
    "/api/auth/username-availability": {
        /** Whether the caller could have this username. */
        get: {
            query: {
                /** @description As somebody typed it. */
                username: string;
            };
            answer: components["schemas"]["UsernameAvailability"];
        };
    };
    "/api/auth/verify-otp": {
        /** Checks the code of the mail. A wrong, used, expired or absent code is one and the same answer. */
        post: {
            body: components["schemas"]["VerifyOtp"];
            answer: components["schemas"]["InquiryBody"];
        };
    };
    "/api/billing/companies": {
        /** Companies whose name contains this, by name, at most ten; none that nobody has approved. */
        get: {
            query?: {
                /** @description A part of the name, at most 100 characters. */
                name?: string;
            };
            answer: components["schemas"]["List_BillingCompany"];
        };
    };
    "/api/billing/figures": {
        /** What was issued, received and is owed, and which numbers are missing. */
        get: {
            answer: components["schemas"]["BillingFiguresBody"];
        };
    };
    "/api/billing/invoices": {
        /** The invoices, the newest first. */
        get: {
            query?: {
                /** @description Only those that have come so far. */
                state?: components["schemas"]["InvoiceFilter"];
                /** @description Only those to this company. */
                company?: string;
                /** @description A part of the buyer's name, or a whole number; at most 100 characters. */
                search?: string;
                /** @description Issued on this day or later. */
                from?: string;
                /** @description Issued on this day or earlier. */
                to?: string;
                /** @description Of at least this amount with tax, in minor units. */
                min?: number;
                /** @description Of at most this amount with tax, in minor units. */
                max?: number;
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["InvoicePage"];
        };
        /** Begins an invoice. */
        post: {
            body: components["schemas"]["InvoiceForm"];
            answer: components["schemas"]["StaffInvoice"];
        };
    };
    "/api/billing/invoices/export": {
        /** The same as a table for a spreadsheet, at most 10 000 rows. */
        get: {
            query?: {
                /** @description Only those that have come so far. */
                state?: components["schemas"]["InvoiceFilter"];
                /** @description Only those to this company. */
                company?: string;
                /** @description A part of the buyer's name, or a whole number; at most 100 characters. */
                search?: string;
                /** @description Issued on this day or later. */
                from?: string;
                /** @description Issued on this day or earlier. */
                to?: string;
                /** @description Of at least this amount with tax, in minor units. */
                min?: number;
                /** @description Of at most this amount with tax, in minor units. */
                max?: number;
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: undefined;
        };
    };
    "/api/billing/invoices/preview": {
        /** Checks an invoice and answers what it would come to; nothing is kept. */
        post: {
            body: components["schemas"]["InvoiceForm"];
            answer: components["schemas"]["InvoicePreview"];
        };
    };
    "/api/billing/invoices/{id}": {
        /** One invoice with everything about it. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["StaffInvoice"];
        };
        /** Rewrites a draft. */
        put: {
            path: { id: string; };
            body: components["schemas"]["SaveInvoice"];
            answer: components["schemas"]["StaffInvoice"];
        };
    };
    "/api/billing/invoices/{id}/credit-notes": {
        /** Makes a credit note, which takes off what it names or everything that is left. */
        post: {
            path: { id: string; };
            body: components["schemas"]["CreditInvoice"];
            answer: components["schemas"]["StaffInvoice"];
        };
    };
    "/api/billing/invoices/{id}/delete": {
        /** Removes a draft. */
        post: {
            path: { id: string; };
            body: components["schemas"]["DeleteInvoice"];
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/billing/invoices/{id}/issue": {
        /** Gives an invoice its number and mails the company. From then on its content stays. */
        post: {
            path: { id: string; };
            body: components["schemas"]["IssueInvoice"];
            answer: components["schemas"]["StaffInvoice"];
        };
    };
    "/api/billing/invoices/{id}/payment-page": {
        /** The same for staff, who send it to the company. */
        post: {
            path: { id: string; };
            answer: components["schemas"]["PaymentPage"];
        };
    };
    "/api/billing/invoices/{id}/payments": {
        /** Records a payment. What is beyond what is owed is the company's credit. */
        post: {
            path: { id: string; };
            body: components["schemas"]["RecordPayment"];
            answer: components["schemas"]["StaffInvoice"];
        };
    };
    "/api/billing/invoices/{id}/remind": {
        /** Mails the company a reminder, every three days at most. */
        post: {
            path: { id: string; };
            body: components["schemas"]["RemindOfInvoice"];
            answer: components["schemas"]["StaffInvoice"];
        };
    };
    "/api/billing/invoices/{id}/void": {
        /** Takes an invoice back before anything was paid on it, and mails the company. */
        post: {
            path: { id: string; };
            body: components["schemas"]["EndInvoice"];
            answer: components["schemas"]["StaffInvoice"];
        };
    };
    "/api/billing/invoices/{id}/write-off": {
        /** No longer expects an invoice to be paid. */
        post: {
            path: { id: string; };
            body: components["schemas"]["EndInvoice"];
            answer: components["schemas"]["StaffInvoice"];
        };
    };
    "/api/billing/partner-statements": {
        /** The statements of all partners, the newest first. */
        get: {
            query?: {
                /** @description Only those that have come so far. */
                state?: components["schemas"]["StatementState"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_PartnerPayout"];
        };
    };
    "/api/billing/partner-statements/{id}/pay": {
        /** Records that a statement was paid out, after its review, and notifies the partner. */
        post: {
            path: { id: string; };
            body: components["schemas"]["PayPartnerStatement"];
            answer: components["schemas"]["PartnerStatement"];
        };
    };
    "/api/billing/payments/{id}/reverse": {
        /** Takes a payment back. */
        post: {
            path: { id: string; };
            body: components["schemas"]["ReversePayment"];
            answer: components["schemas"]["StaffInvoice"];
        };
    };
    "/api/calendar/{secret}/assay.ics": {
        /** What the owner of an address has ahead, for calendar programs. A secret that is nobody's gets 404. */
        get: {
            path: { secret: string; };
            answer: undefined;
        };
    };
    "/api/codebrain/resolve/{first}": {
        /** What one part of an address means. */
        get: {
            path: { first: string; };
            answer: components["schemas"]["Resolution"];
        };
    };
    "/api/codebrain/resolve/{first}/{second}": {
        /** What two parts of an address mean. */
        get: {
            path: { first: string; second: string; };
            answer: components["schemas"]["Resolution"];
        };
    };
    "/api/codebrain/{id}": {
        /** What a code invites to. */
        get: {
            path: { /** @description The code */
            id: string; };
            answer: components["schemas"]["InviteCard"];
        };
    };
    "/api/codebrain/{id}/accommodation": {
        /** What the invited person has asked for; nothing to anybody else. */
        get: {
            path: { /** @description The code */
            id: string; };
            answer: components["schemas"]["MyAccommodationStanding"];
        };
        /** Asks for extra time before the attempt begins, or asks in another way. */
        post: {
            path: { id: string; };
            body: components["schemas"]["AskExtraTime"];
            answer: components["schemas"]["MyAccommodation"];
        };
    };
    "/api/codebrain/{id}/accommodation/withdraw": {
        /** Takes a request back; what it said is removed at once. */
        post: {
            path: { id: string; };
            body: components["schemas"]["WithdrawExtraTime"];
            answer: components["schemas"]["MyAccommodation"];
        };
    };
    "/api/codebrain/{id}/decline": {
        /** Declines an invitation to one's own address, until the attempt begins. Doing so again changes nothing. */
        post: {
            path: { /** @description The code */
            id: string; };
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/codebrain/{id}/earlier-result": {
        /** Answers an invitation with an earlier result instead of another attempt. */
        post: {
            path: { /** @description The code */
            id: string; };
            body: components["schemas"]["ShareEarlierResult"];
            answer: components["schemas"]["AnsweredInvitation"] | components["schemas"]["AnsweredInvitation"];
        };
    };
    "/api/codebrain/{id}/earlier-result/withdraw": {
        /** Takes back what was shared: the company no longer reads it. */
        post: {
            path: { /** @description The code */
            id: string; };
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/codebrain/{id}/report": {
        /** Reports an invitation to Assay. A second report of one changes nothing. */
        post: {
            path: { /** @description The code */
            id: string; };
            body: components["schemas"]["ReportInvitation"];
        };
    };
    "/api/codebrain/{id}/start": {
        /** Begins the attempt, or answers the one that runs. */
        post: {
            path: { id: string; };
            body: components["schemas"]["StartBody"];
            answer: components["schemas"]["Started"] | components["schemas"]["Started"];
        };
    };
    "/api/codebrain/{id}/stop": {
        /** Whether the person whom the invitation is for has stopped those of its company. */
        get: {
            path: { /** @description The code */
            id: string; };
            answer: components["schemas"]["InvitationStop"];
        };
        /** Stops the invitations of this company to the person whom this one is for, or lets them through again. */
        post: {
            path: { /** @description The code */
            id: string; };
            body: components["schemas"]["StopBody"];
            answer: components["schemas"]["InvitationStop"];
        };
    };
    "/api/cohorts/{id}": {
        /** The assessment behind a partner's link, for the students they brought. */
        get: {
            path: { /** @description The code */
            id: string; };
            answer: components["schemas"]["CohortSeat"];
        };
    };
    "/api/cohorts/{id}/join": {
        /** Joins it: the caller has an invitation of their own from then on. */
        post: {
            path: { id: string; };
            body: components["schemas"]["JoinCohort"];
            answer: components["schemas"]["CohortSeat"];
        };
    };
    "/api/cohorts/{id}/result": {
        /** Lets the partner see the caller's name and score, or no longer. */
        put: {
            path: { id: string; };
            body: components["schemas"]["ShowCohortResult"];
            answer: components["schemas"]["CohortSeat"];
        };
    };
    "/api/companies": {
        /** The companies that may act, by name. */
        get: {
            query?: {
                /** @description How their names begin, in any case; at most 100 characters. */
                search?: string;
                industry?: components["schemas"]["CompanyIndustry"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_ListedCompany"];
        };
    };
    "/api/companies/activate": {
        /**
         * Opens a company's account with the link of the mail, for its owner, signed in or not.
         *     A link that is unknown, used, replaced or over is one and the same answer.
         */
        post: {
            body: components["schemas"]["Activate"];
            answer: components["schemas"]["Activated"];
        };
    };
    "/api/companies/me/activity": {
        /** What has happened in the last 30 days, as far as the caller may see it, the newest first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_Activity"];
        };
    };
    "/api/companies/me/allowance": {
        /** How many candidates the company can still invite, and by which plan. */
        get: {
            answer: components["schemas"]["Allowance"];
        };
    };
    "/api/companies/me/api-keys": {
        /** The company's keys that nobody has revoked, the newest first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_ApiKey"];
        };
        /** Makes a key, which needs a fresh sign-in, and notifies the owners of the company. Its secret is in the first answer only. */
        post: {
            body: components["schemas"]["MakeApiKey"];
            answer: components["schemas"]["MadeApiKey"];
        };
    };
    "/api/companies/me/api-keys/{id}/revoke": {
        /** Revokes a key, which needs a fresh sign-in: from then on it opens nothing. */
        post: {
            path: { id: string; };
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/companies/me/ats-connections": {
        /** The company's connections, the newest first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_AtsConnection"];
        };
        /**
         * Makes a connection, which needs a fresh sign-in, and notifies the owners of the company. Its key is in the
         *     first answer only.
         */
        post: {
            body: components["schemas"]["AddAtsConnection"];
            answer: components["schemas"]["MadeAtsConnection"];
        };
    };
    "/api/companies/me/ats-connections/{id}/delete": {
        /** Removes a connection with its log; the invitations that it started stay. */
        post: {
            path: { id: string; };
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/companies/me/ats-connections/{id}/exchanges": {
        /** The calls that a system made and the updates that it was sent within the last 30 days, the newest first. */
        get: {
            path: { id: string; };
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_AtsExchange"];
        };
    };
    "/api/companies/me/ats-connections/{id}/pause": {
        /** Refuses what a system asks for, and tells it nothing, until the connection is resumed. */
        post: {
            path: { id: string; };
            body: components["schemas"]["StepAtsConnection"];
            answer: components["schemas"]["AtsConnection"];
        };
    };
    "/api/companies/me/ats-connections/{id}/resume": {
        /** Serves a system again, and tells it what has changed since. */
        post: {
            path: { id: string; };
            body: components["schemas"]["StepAtsConnection"];
            answer: components["schemas"]["AtsConnection"];
        };
    };
    "/api/companies/me/ats-connections/{id}/rotate": {
        /** Replaces the key of a connection, which needs a fresh sign-in; the one before is refused from then on. */
        post: {
            path: { id: string; };
            answer: components["schemas"]["MadeAtsConnection"];
        };
    };
    "/api/companies/me/details": {
        /** What the company says of itself. */
        get: {
            answer: components["schemas"]["CompanyDetails"];
        };
        /** Saves what the company says of itself, filled in as far as it is. */
        put: {
            body: components["schemas"]["SaveDetails"];
            answer: components["schemas"]["CompanyDetails"];
        };
    };
    "/api/companies/me/find": {
        /** Searches the company's roles, applicants, assessments and invitations for a part of a name. */
        get: {
            query: {
                /** @description A part of a title, a name or an address, 2 to 100 characters; case and accents do not matter. */
                q: string;
            };
            answer: components["schemas"]["FoundByCompany"];
        };
    };
    "/api/companies/me/invoices": {
        /** The company's invoices, the newest first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_Invoice"];
        };
    };
    "/api/companies/me/invoices/{id}": {
        /** One of them as a whole. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["InvoiceSheet"];
        };
    };
    "/api/companies/me/invoices/{id}/payment-page": {
        /** The page where the company pays what one of its invoices still asks for. Where one is open, it is that one. */
        post: {
            path: { id: string; };
            answer: components["schemas"]["PaymentPage"];
        };
    };
    "/api/companies/me/logo": {
        /** Shows a picture as the company's logo, in place of the one before. */
        put: {
            body: components["schemas"]["SendLogo"];
            answer: components["schemas"]["CompanyLogo"];
        };
        /** Shows no logo any more. */
        delete: {
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/companies/me/needs": {
        /** What stays undone until a person of the company does it, as far as the caller may: the longest first, at most ten. */
        get: {
            answer: components["schemas"]["Needs"];
        };
    };
    "/api/companies/me/overview": {
        /** What the caller's company has made, sent and received. */
        get: {
            answer: components["schemas"]["CompanyOverview"];
        };
    };
    "/api/companies/me/payment": {
        /** Until when a payment covers the company, and what it owes. */
        get: {
            answer: components["schemas"]["PaymentCover"];
        };
    };
    "/api/companies/me/quotas": {
        /** How many roles and problems of its own the company has, and how many its plan lets it have. */
        get: {
            answer: components["schemas"]["PlanQuotas"];
        };
    };
    "/api/companies/me/retention": {
        /**
         * What of a company's work is removed, and after how many days. The operator of the installation says so, for every
         *     company alike.
         */
        get: {
            answer: components["schemas"]["List_RetentionRule"];
        };
    };
    "/api/companies/me/team": {
        /** The company's members and open invitations. */
        get: {
            answer: components["schemas"]["Team"];
        };
    };
    "/api/companies/me/team/invitations": {
        /** Invites a colleague by mail. */
        post: {
            body: components["schemas"]["InviteColleague"];
            answer: components["schemas"]["TeamInvitation"];
        };
    };
    "/api/companies/me/team/invitations/{id}/resend": {
        /** Mails an invitation with a new link; the one before no longer counts. */
        post: {
            path: { id: string; };
            answer: components["schemas"]["TeamInvitation"];
        };
    };
    "/api/companies/me/team/invitations/{id}/revoke": {
        /** Takes an invitation back. */
        post: {
            path: { id: string; };
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/companies/me/team/{id}": {
        /** Gives a member another role. The last owner stays one. */
        put: {
            path: { id: string; };
            body: components["schemas"]["ChangeRole"];
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/companies/me/team/{id}/remove": {
        /** Takes a member out of the company. Everybody may take out themselves, but for the last owner. */
        post: {
            path: { id: string; };
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/companies/me/webhook-deliveries/{id}/replay": {
        /** Sends an event once more, under the id it had. */
        post: {
            path: { id: string; };
            answer: components["schemas"]["WebhookDelivery"];
        };
    };
    "/api/companies/me/webhooks": {
        /** The company's webhooks, the newest first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_Webhook"];
        };
        /** Adds a webhook, which needs a fresh sign-in. What signs its events is in the first answer only. */
        post: {
            body: components["schemas"]["AddWebhook"];
            answer: components["schemas"]["MadeWebhook"];
        };
    };
    "/api/companies/me/webhooks/{id}": {
        /** Sends other events, or elsewhere, which needs a fresh sign-in. */
        put: {
            path: { id: string; };
            body: components["schemas"]["ChangeWebhook"];
            answer: components["schemas"]["Webhook"];
        };
    };
    "/api/companies/me/webhooks/{id}/delete": {
        /** Removes a webhook with its deliveries. */
        post: {
            path: { id: string; };
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/companies/me/webhooks/{id}/deliveries": {
        /** What was sent to a webhook within the last 30 days, the newest first. */
        get: {
            path: { id: string; };
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_WebhookDelivery"];
        };
    };
    "/api/companies/me/webhooks/{id}/pause": {
        /** Sends nothing to a webhook until it is resumed. */
        post: {
            path: { id: string; };
            body: components["schemas"]["StepWebhook"];
            answer: components["schemas"]["Webhook"];
        };
    };
    "/api/companies/me/webhooks/{id}/resume": {
        /** Sends events to a webhook again that was paused or disabled. */
        post: {
            path: { id: string; };
            body: components["schemas"]["StepWebhook"];
            answer: components["schemas"]["Webhook"];
        };
    };
    "/api/companies/me/webhooks/{id}/rotate": {
        /** Replaces what signs the events; the one before signs as well for a day. */
        post: {
            path: { id: string; };
            answer: components["schemas"]["MadeWebhook"];
        };
    };
    "/api/companies/me/webhooks/{id}/test": {
        /** Sends an event of the type `webhook.test`. */
        post: {
            path: { id: string; };
            answer: components["schemas"]["WebhookDelivery"];
        };
    };
    "/api/companies/set-password": {
        /**
         * Sets the first password of an account that an admin made, with the link of the mail. The path
         *     of the page tells whose account it is and proves nothing; the token does.
         */
        post: {
            body: components["schemas"]["SetPassword"];
            answer: components["schemas"]["PasswordSet"];
        };
    };
    "/api/companies/{id}": {
        /** A company that may act; of one that was merged, the company that it was merged into. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["PublicCompany"];
        };
    };
    "/api/companies/{id}/dashboard": {
        /** The dashboard of a company, without its lists. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["CompanyDashboard"];
        };
    };
    "/api/companies/{id}/dashboard/reviews": {
        /** The applicants whom nobody of the company has moved for over seven days, the longest waiting first. */
        get: {
            path: { id: string; };
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_OutstandingReview"];
        };
    };
    "/api/companies/{id}/dashboard/roles": {
        /** The company's roles that have applicants to be seen, and how many each column of the board holds. */
        get: {
            path: { id: string; };
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_SelectingRole"];
        };
    };
    "/api/companies/{id}/interviews": {
        /** The stories about the caller's company, newest first. */
        get: {
            path: { id: string; };
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["StoriesAboutUs"];
        };
    };
    "/api/company-logos/{id}": {
        /** A logo, a PNG of at most 512 pixels a side. */
        get: {
            path: { /** @description The SHA-256 of the picture, in hexadecimal. */
            id: string; };
            answer: undefined;
        };
    };
    "/api/config": {
        /** The settings of the browser application. */
        get: {
            answer: components["schemas"]["ClientConfig"];
        };
    };
    "/api/csp-report": {
        /** Logs which directive was violated. Addresses may hold secrets, so only origins are kept. */
        post: {};
    };
    "/api/dev/mail": {
        /** The newest messages. */
        get: {
            answer: components["schemas"]["List_MailItem"];
        };
    };
    "/api/docs": {
        /** Leads to the page that shows the document. */
        get: {};
    };
    "/api/docs/{file}": {
        /** A file of that page. */
        get: {
            path: { /** @description The name of the file */
            file: string; };
            answer: undefined;
        };
    };
    "/api/events/client-error": {
        /** Keeps what broke in a browser together with what is like it. */
        post: {
            body: components["schemas"]["ClientError"];
        };
    };
    "/api/events/pageview": {
        /** Counts a page that was opened, unless the browser asks not to be counted. */
        post: {
            body: components["schemas"]["Pageview"];
        };
    };
    "/api/events/referral-click": {
        /** Counts that a link with a referral code was opened: by day and code, and nothing about who opened it. */
        post: {
            body: components["schemas"]["ReferralClick"];
        };
    };
    "/api/github-reports": {
        /** The reports that the company has asked for, newest first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_GithubReport"];
        };
        /** Asks a candidate for a report. */
        post: {
            body: components["schemas"]["RequestGithubReport"];
            answer: components["schemas"]["GithubReport"];
        };
    };
    "/api/github-reports/{id}": {
        /** A report that the company has asked for. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["GithubReport"];
        };
    };
    "/api/grade-keys": {
        /** The public keys of signed grades, the newest first: those of before a rotation stay. */
        get: {
            answer: components["schemas"]["List_GradeKey"];
        };
    };
    "/api/integrity-cases": {
        /** The cases about the company's candidates, the last opened first; for those who read results. */
        get: {
            query?: {
                /** @description Only those of this queue. */
                queue?: components["schemas"]["IntegrityQueue"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_IntegrityCaseRow"];
        };
    };
    "/api/integrity-cases/counts": {
        /** How many cases of the company are in each queue. */
        get: {
            answer: components["schemas"]["IntegrityCaseCounts"];
        };
    };
    "/api/integrity-cases/{id}": {
        /** One case about a candidate of the company. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["IntegrityCase"];
        };
    };
    "/api/integrity-cases/{id}/decision": {
        /** Decides for the company, by a reviewer who did not send the invitation; the candidate is notified. */
        post: {
            path: { id: string; };
            body: components["schemas"]["DecideIntegrityCase"];
            answer: components["schemas"]["IntegrityCase"];
        };
    };
    "/api/integrity-rules": {
        /** The rule table as it decides. */
        get: {
            answer: components["schemas"]["IntegrityRules"];
        };
    };
    "/api/intern-profiles/{id}": {
        /** A candidate as far as the caller may know them. For everybody else there is nobody here. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["InternProfile"];
        };
    };
    "/api/internship-extensions/{id}/step": {
        /** Answers the intern's proposal, or takes the company's own back. */
        post: {
            path: { id: string; };
            body: components["schemas"]["StepExtension"];
            answer: components["schemas"]["InternshipDetail"];
        };
    };
    "/api/internship-items/{id}/submit": {
        /** Submits an item that the company owns. */
        post: {
            path: { id: string; };
            body: components["schemas"]["SubmitItem"];
            answer: components["schemas"]["InternshipDetail"];
        };
    };
    "/api/internships": {
        /** The company's internships, those that began last first. */
        get: {
            query?: {
                /** @description Only those in this state. */
                state?: components["schemas"]["InternshipState"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_Internship"];
        };
    };
    "/api/internships/{id}": {
        /** One internship at the company. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["InternshipDetail"];
        };
    };
    "/api/internships/{id}/check-ins": {
        /** Checks in for a week, for the company, once. */
        post: {
            path: { id: string; };
            body: components["schemas"]["WriteCheckIn"];
            answer: components["schemas"]["InternshipDetail"];
        };
    };
    "/api/internships/{id}/extensions": {
        /** Proposes a later last day. */
        post: {
            path: { id: string; };
            body: components["schemas"]["ProposeExtension"];
            answer: components["schemas"]["InternshipDetail"];
        };
    };
    "/api/internships/{id}/ratings": {
        /** Rates the intern after 30 or 90 days, once. */
        post: {
            path: { id: string; };
            body: components["schemas"]["RateIntern"];
            answer: components["schemas"]["InternshipDetail"];
        };
    };
    "/api/internships/{id}/step": {
        /** Completes, converts, ends early or cancels an internship. */
        post: {
            path: { id: string; };
            body: components["schemas"]["StepInternship"];
            answer: components["schemas"]["InternshipDetail"];
        };
    };
    "/api/internships/{id}/supervisor": {
        /** Names the member of the company who looks after the intern. */
        put: {
            path: { id: string; };
            body: components["schemas"]["NameSupervisor"];
            answer: components["schemas"]["InternshipDetail"];
        };
    };
    "/api/interviews": {
        /** Stories by filter, search and order. */
        get: {
            query?: {
                /** @description Words to search for, at most 200 characters; `"a phrase"`, `or` and `-not` are understood. */
                q?: string;
                /** @description Names or slugs. */
                company?: string;
                /** @description Names or slugs. */
                position?: string;
                year?: string;
                level?: string;
                outcome?: string;
                /** @description 1 to 5. */
                difficulty?: string;
                source?: string;
                language?: string;
                /** @description `true`: only those that our own records prove. */
                verified?: string;
                sort?: components["schemas"]["StorySort"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 50; 20 where this is absent. */
                limit?: number;
            };
            answer: components["schemas"]["StoryPage"];
        };
    };
    "/api/interviews/batch/like-status": {
        /** The likes of many stories, by id; unknown and hidden ones are absent. Source: specification §8. */
        post: {
            body: components["schemas"]["LikeStatusBatch"];
            answer: {
                [key: string]: components["schemas"]["LikeStatus"];
            };
        };
    };
    "/api/interviews/companies": {
        /** Companies whose name begins so, at most ten. */
        get: {
            query?: {
                /** @description At most 120 characters. */
                q?: string;
            };
            answer: components["schemas"]["List_ToldCompany"];
        };
    };
    "/api/interviews/companies/{id}": {
        /** What a company's stories say together. */
        get: {
            path: { /** @description The company's slug. */
            id: string; };
            answer: components["schemas"]["StoryCompanyBody"];
        };
    };
    "/api/interviews/summary": {
        /** How many stories there are, and of whom. */
        get: {
            answer: components["schemas"]["StorySummary"];
        };
    };
    "/api/interviews/{id}": {
        /** One story with everything that belongs to it. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["StoryBody"];
        };
    };
    "/api/interviews/{id}/dispute": {
        /** Asks the moderator to look at a story. */
        post: {
            path: { id: string; };
            body: components["schemas"]["StoryReplyRequest"];
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/interviews/{id}/like": {
        /** Likes a story; doing it again changes nothing. */
        put: {
            path: { id: string; };
            answer: components["schemas"]["LikeStatus"];
        };
        /** Takes a like back; doing it again changes nothing. */
        delete: {
            path: { id: string; };
            answer: components["schemas"]["LikeStatus"];
        };
    };
    "/api/interviews/{id}/reply": {
        /** Writes the company's one answer; readers see it once it was looked at. */
        post: {
            path: { id: string; };
            body: components["schemas"]["StoryReplyRequest"];
            answer: components["schemas"]["CompanyReplyBody"];
        };
    };
    "/api/interviews/{id}/reports": {
        /** Reports a story; 200 where the caller has done so before. */
        post: {
            path: { id: string; };
            body: components["schemas"]["StoryReport"];
            answer: components["schemas"]["Nothing"] | components["schemas"]["Nothing"];
        };
    };
    "/api/introductions": {
        /** The introductions that the company has asked for, newest first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_Introduction"];
        };
        /** Asks the person behind a card for an introduction. */
        post: {
            body: components["schemas"]["RequestIntroduction"];
            answer: components["schemas"]["Introduction"];
        };
    };
    "/api/introductions/{id}/cancel": {
        /** Takes a request back that was not answered. */
        post: {
            path: { id: string; };
            body: components["schemas"]["IntroductionAct"];
            answer: components["schemas"]["Introduction"];
        };
    };
    "/api/introductions/{id}/messages": {
        /** The messages of an introduction of the company that is accepted, for its owners and recruiters. */
        get: {
            path: { id: string; };
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["IntroductionThread"];
        };
        /** Writes to the candidate of an introduction that is accepted, for the company; they are notified. */
        post: {
            path: { id: string; };
            body: components["schemas"]["WriteIntroductionMessage"];
            answer: components["schemas"]["IntroductionMessage"];
        };
    };
    "/api/invitation-codes/check": {
        /** Says whether a code is active. What was never one, has expired and was taken back look the same. */
        post: {
            body: components["schemas"]["CodeBody"];
            answer: components["schemas"]["InvitationCode"];
        };
    };
    "/api/invitations": {
        /** The invitations sent to the caller's verified address, and those taken with it, newest first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_MyInvitation"];
        };
    };
    "/api/invitations/change": {
        /** Cancels, sends again or extends several invitations; what one refuses does not keep the others. */
        post: {
            body: components["schemas"]["ChangeInvitations"];
            answer: components["schemas"]["ChangedInvitations"];
        };
    };
    "/api/invitations/{id}/cancel": {
        /** Takes back an invitation that nobody has started. */
        post: {
            path: { id: string; };
            answer: components["schemas"]["Invitation"];
        };
    };
    "/api/invitations/{id}/extend": {
        /** Gives an invitation that nobody has begun another closing date. */
        post: {
            path: { id: string; };
            body: components["schemas"]["ExtendInvitation"];
            answer: components["schemas"]["Invitation"];
        };
    };
    "/api/invitations/{id}/resend": {
        /** Sends an invitation's mail once more. */
        post: {
            path: { id: string; };
            answer: components["schemas"]["Invitation"];
        };
    };
    "/api/languages": {
        /** Every language, and whether some worker can judge it. */
        get: {
            answer: components["schemas"]["List_Language"];
        };
    };
    "/api/live": {
        /** Opens the socket. */
        get: {};
    };
    "/api/magic-links/redeem": {
        /** Exchanges the link of a mail, once, for what opens the report for a day. */
        post: {
            body: components["schemas"]["FollowMagicLink"];
            answer: components["schemas"]["MailedReportSession"];
        };
    };
    "/api/magic-links/renew": {
        /** Mails a new link in place of one that was used, to the address that the one before went to. */
        post: {
            body: components["schemas"]["FollowMagicLink"];
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/magic-links/report": {
        /** The report that the link of a mail opened. */
        post: {
            body: components["schemas"]["ReadMailedReport"];
            answer: components["schemas"]["SharedReport"];
        };
    };
    "/api/meetings/{id}/calendar.ics": {
        /** An interview for the caller's calendar: one's own, or one of the caller's company. */
        get: {
            path: { id: string; };
            answer: undefined;
        };
    };
    "/api/meetings/{id}/cancel": {
        /** Calls an interview off. */
        post: {
            path: { id: string; };
            body: components["schemas"]["CancelMeeting"];
            answer: components["schemas"]["Meeting"];
        };
    };
    "/api/meetings/{id}/reschedule": {
        /** Proposes other times. A time that is set stands until one of them is picked. */
        post: {
            path: { id: string; };
            body: components["schemas"]["ProposeMeeting"];
            answer: components["schemas"]["Meeting"];
        };
    };
    "/api/notes/{id}": {
        /** Changes one's own note within a quarter of an hour. */
        put: {
            path: { id: string; };
            body: components["schemas"]["EditNote"];
            answer: components["schemas"]["ApplicationNote"];
        };
    };
    "/api/notes/{id}/delete": {
        /** Deletes one's own note within a quarter of an hour. */
        post: {
            path: { id: string; };
            body: components["schemas"]["DeleteNote"];
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/offers/{id}/withdraw": {
        /** Takes an offer back that was not answered; the candidate is chosen as before. */
        post: {
            path: { id: string; };
            body: components["schemas"]["WithdrawOffer"];
            answer: components["schemas"]["Offer"];
        };
    };
    "/api/open-roles": {
        /** Roles that take applications, the last published first. */
        get: {
            query?: {
                /** @description Those of one company; of all where it is left out. */
                company?: string;
                /** @description Words of the title, the company, the place or the skills; at most 100 characters. */
                search?: string;
                /** @description The kind of employment. */
                kind?: components["schemas"]["RoleKind"];
                /** @description How much somebody has done before. */
                level?: components["schemas"]["RoleLevel"];
                /** @description Where the work is done. */
                workplace?: components["schemas"]["RoleWorkplace"];
                /** @description Two capital letters: a country that the role names. */
                country?: string;
                /** @description `true`: only those that say what they pay. */
                pay?: boolean;
                /** @description A day as `YYYY-MM-DD`: those that begin on it or earlier, or when it is agreed upon. */
                starts_by?: string;
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_OpenRoleRow"];
        };
    };
    "/api/open-roles/{id}": {
        /** A role that is or was open. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["OpenRole"];
        };
    };
    "/api/open-roles/{id}/application": {
        /** The caller's draft for a role: what is filled in, and what would be sent. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["ApplicationStart"];
        };
        /** Saves what is filled in. A draft stays when its role closes. */
        put: {
            path: { id: string; };
            body: components["schemas"]["SaveApplication"];
            answer: components["schemas"]["ApplicationDraft"];
        };
        /** Applies for a role, once; with the profile as it is now, and the résumé of the draft. */
        post: {
            path: { id: string; };
            body: components["schemas"]["Apply"];
            answer: components["schemas"]["MyApplicationDetail"];
        };
    };
    "/api/open-roles/{id}/application/resume": {
        /** Puts a résumé into the draft, in place of the one that is there. */
        put: {
            path: { id: string; };
            body: components["schemas"]["AttachResume"];
            answer: components["schemas"]["ApplicationDraft"];
        };
        /** Takes the résumé out of the draft. */
        delete: {
            path: { id: string; };
            answer: components["schemas"]["ApplicationDraft"];
        };
    };
    "/api/openapi.json": {
        /** The OpenAPI 3.1 document. */
        get: {
            answer: undefined;
        };
    };
    "/api/partner-invitations/{id}/stop": {
        /** Whether the reader of a mail has stopped the invitations of partners. */
        get: {
            path: { /** @description The secret of the link */
            id: string; };
            answer: components["schemas"]["PartnerInvitationStop"];
        };
        /**
         * Stops the invitations of all partners to the reader of the mail. The body is not looked at: mail programs send a
         *     form, our page nothing. Source: RFC 8058.
         */
        post: {
            path: { /** @description The secret of the link */
            id: string; };
            answer: components["schemas"]["PartnerInvitationStop"];
        };
        /** Lets the invitations of partners through again. */
        delete: {
            path: { /** @description The secret of the link */
            id: string; };
            answer: components["schemas"]["PartnerInvitationStop"];
        };
    };
    "/api/partners/me": {
        /** The caller's links, whom they brought, and what that earns. */
        get: {
            answer: components["schemas"]["OwnPartnership"];
        };
    };
    "/api/partners/me/cohorts": {
        /** The caller's assessments, the newest first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_Cohort"];
        };
        /** Makes an assessment of problems that are open for practice. */
        post: {
            body: components["schemas"]["NewCohortBody"];
            answer: components["schemas"]["CohortDetail"];
        };
    };
    "/api/partners/me/cohorts/{id}": {
        /** One of the caller's assessments: how many have come how far, and how scores are spread. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["CohortDetail"];
        };
    };
    "/api/partners/me/cohorts/{id}/close": {
        /** Lets nobody begin any more. Attempts that are under way go on. */
        post: {
            path: { id: string; };
            body: components["schemas"]["CloseCohort"];
            answer: components["schemas"]["CohortDetail"];
        };
    };
    "/api/partners/me/cohorts/{id}/mails": {
        /** Mails the link to those of the addresses whose accounts the caller brought. Which these are is not answered. */
        post: {
            path: { id: string; };
            body: components["schemas"]["MailCohort"];
        };
    };
    "/api/partners/me/cohorts/{id}/results": {
        /** The students who show the caller their name and score, who joined last first. */
        get: {
            path: { id: string; };
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_CohortResult"];
        };
    };
    "/api/partners/me/commissions": {
        /** What the caller has earned, the newest first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_Commission"];
        };
    };
    "/api/partners/me/companies": {
        /** The companies that signed up with the caller's code, the newest first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_BroughtCompany"];
        };
    };
    "/api/partners/me/invitations": {
        /** Those whom the caller invited, the newest first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_StudentInvitation"];
        };
        /**
         * Invites everybody of a list who can be invited. Each address gets one mail from one partner. Those that have an
         *     account get none, and which these are is not answered.
         */
        post: {
            body: components["schemas"]["InviteStudents"];
            answer: components["schemas"]["StudentsInvited"];
        };
    };
    "/api/partners/me/invitations/reminders": {
        /**
         * Reminds those who have not signed up, as far as the caller can see, at most 500 at once: seven days after the last
         *     mail to an address, and three times at most.
         */
        post: {
            answer: components["schemas"]["StudentsReminded"];
        };
    };
    "/api/partners/me/statements": {
        /** The caller's statements, the newest first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_PartnerStatement"];
        };
    };
    "/api/partners/me/statements/{id}": {
        /** One of the caller's statements. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["OwnPartnerStatement"];
        };
    };
    "/api/partners/me/statements/{id}/export": {
        /** The lines of one of the caller's statements as a table for a spreadsheet. */
        get: {
            path: { id: string; };
            answer: undefined;
        };
    };
    "/api/partners/me/students": {
        /** The people who signed up with the caller's code, the newest first. */
        get: {
            query?: {
                /** @description A number, or a part of a name that is shown; at most 100 characters. */
                search?: string;
                /** @description The `next_cursor` of the previous page. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_BroughtStudent"];
        };
    };
    "/api/partners/me/students/export": {
        /** The same list as CSV, at most 10 000 rows. */
        get: {
            query?: {
                /** @description A number, or a part of a name that is shown; at most 100 characters. */
                search?: string;
                /** @description The `next_cursor` of the previous page. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: undefined;
        };
    };
    "/api/practice/guest-runs/{id}": {
        /** The present state of a run that was sent without an account. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["Submission"];
        };
    };
    "/api/practice/problems": {
        /** The problems that can be practised. */
        get: {
            query?: {
                /** @description Words of title, name and skill areas, at most 100 characters. */
                q?: string;
                difficulty?: string;
                /** @description `code`, `debugging` or `multi_task`. */
                type?: string;
                /** @description Skill areas. */
                tag?: string;
                language?: string;
                /** @description `todo`, `tried` or `solved`; only where somebody is signed in. */
                status?: string;
                /** @description `easiest` unless another is named. */
                sort?: components["schemas"]["PracticeSort"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_PracticeRow"];
        };
    };
    "/api/practice/problems/{id}": {
        /** A problem that can be practised, with the drafts of the person who asks. */
        get: {
            path: { /** @description The problem's name */
            id: string; };
            answer: components["schemas"]["PracticeProblem"];
        };
    };
    "/api/practice/problems/{id}/draft": {
        /** Keeps a draft. */
        put: {
            path: { /** @description The problem's name */
            id: string; };
            body: components["schemas"]["DraftBody"];
            answer: components["schemas"]["SavedDraft"];
        };
    };
    "/api/practice/problems/{id}/guest-runs": {
        /**
         * Tries a program on the samples, for somebody without an account. Anyone who knows the id of the run reads it, for a
         *     day.
         */
        post: {
            path: { /** @description The problem's name */
            id: string; };
            body: components["schemas"]["GuestRunBody"];
            answer: components["schemas"]["Submission"];
        };
    };
    "/api/practice/problems/{id}/runs": {
        /** Tries a program on the samples or on one's own input. */
        post: {
            path: { /** @description The problem's name */
            id: string; };
            body: components["schemas"]["RunBody"];
            answer: components["schemas"]["Submission"];
        };
    };
    "/api/practice/problems/{id}/submissions": {
        /** What the person who asks has sent for a problem, newest first. */
        get: {
            path: { /** @description The problem's name */
            id: string; };
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_SubmissionSummary"];
        };
        /** Has a program judged on the hidden tests. */
        post: {
            path: { /** @description The problem's name */
            id: string; };
            body: components["schemas"]["SubmitBody"];
            answer: components["schemas"]["Submission"];
        };
    };
    "/api/practice/scenarios/{id}": {
        /** A scenario that can be practised, with the drafts of the person who asks. */
        get: {
            path: { /** @description The scenario's name */
            id: string; };
            answer: components["schemas"]["Scenario"];
        };
    };
    "/api/practice/scenarios/{id}/tasks/{task}/runs": {
        /** Tries a program on a task's samples or on one's own input. */
        post: {
            path: { /** @description The scenario's name */
            id: string; /** @description The task's place, from 1 */
            task: string; };
            body: components["schemas"]["RunBody"];
            answer: components["schemas"]["Submission"];
        };
    };
    "/api/practice/scenarios/{id}/tasks/{task}/skip": {
        /** Leaves a task with the points it has brought, so that the next one opens. */
        put: {
            path: { /** @description The scenario's name */
            id: string; /** @description The task's place, from 1 */
            task: string; };
        };
    };
    "/api/practice/scenarios/{id}/tasks/{task}/submissions": {
        /** What the person who asks has sent for a task, and what was judged again for it, newest first. */
        get: {
            path: { /** @description The scenario's name */
            id: string; /** @description The task's place, from 1 */
            task: string; };
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_SubmissionSummary"];
        };
        /** Has a program judged on a task's hidden tests, and on those of the tasks before it again. */
        post: {
            path: { /** @description The scenario's name */
            id: string; /** @description The task's place, from 1 */
            task: string; };
            body: components["schemas"]["SubmitBody"];
            answer: components["schemas"]["Submission"];
        };
    };
    "/api/practice/tags": {
        /** The skill areas of the problems that can be practised, by name. */
        get: {
            answer: components["schemas"]["List_PracticeTag"];
        };
    };
    "/api/problem-drafts": {
        /** The versions that one writes or wrote, changed last first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_ProblemDraft"];
        };
        /** Begins a problem. */
        post: {
            body: components["schemas"]["BeginProblem"];
            answer: components["schemas"]["ProblemDraft"];
        };
    };
    "/api/problem-drafts/import": {
        /**
         * Begins a problem with a package: in JSON, or as `application/zip` of at most 100 MiB. Files whose names no package may
         *     hold are left out and listed.
         */
        post: {
            query?: {
                /** @description Its name, where the archive's folder should not give it. */
                name?: string;
            };
            body: components["schemas"]["ImportProblem"];
            answer: components["schemas"]["ImportedProblem"];
        };
    };
    "/api/problem-drafts/{id}": {
        /** A version with its files, its checklist and what the judge found. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["OpenProblemDraft"];
        };
    };
    "/api/problem-drafts/{id}/answers": {
        /**
         * Has the judge run the first accepted solution on every input without an answer, or on all of them, and store what it
         *     writes as the answers; then it runs everything in the problem.
         */
        post: {
            path: { id: string; };
            body: components["schemas"]["FillProblemAnswers"];
            answer: components["schemas"]["OpenProblemDraft"];
        };
    };
    "/api/problem-drafts/{id}/archive": {
        /** The package as a `.kpp`, a puzzle or a scenario as a `.zip`: the same files give the same bytes. */
        get: {
            path: { id: string; };
            answer: undefined;
        };
    };
    "/api/problem-drafts/{id}/check": {
        /** What the judge found last, or finds just now. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["ProblemCheck"];
        };
    };
    "/api/problem-drafts/{id}/delete": {
        /** Removes a version that was never published. */
        post: {
            path: { id: string; };
            body: components["schemas"]["SeenProblem"];
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/problem-drafts/{id}/files": {
        /** Changes files. Where somebody has changed the problem since, `errors` name their files and who they are. */
        put: {
            path: { id: string; };
            body: components["schemas"]["SaveProblemFiles"];
            answer: components["schemas"]["OpenProblemDraft"];
        };
    };
    "/api/problem-drafts/{id}/next": {
        /** Begins the next version of a problem that was published, with its files. */
        post: {
            path: { id: string; };
            body: components["schemas"]["SeenProblem"];
            answer: components["schemas"]["ProblemDraft"];
        };
    };
    "/api/problem-drafts/{id}/publish": {
        /** Publishes a company's own problem, which the judge has passed, for the company's assessments. There is no review. */
        post: {
            path: { id: string; };
            body: components["schemas"]["SeenProblem"];
            answer: components["schemas"]["OpenProblemDraft"];
        };
    };
    "/api/problem-drafts/{id}/submit": {
        /** Sends a verified problem to the reviewer, once its checklist is met. */
        post: {
            path: { id: string; };
            body: components["schemas"]["SeenProblem"];
            answer: components["schemas"]["OpenProblemDraft"];
        };
    };
    "/api/problem-drafts/{id}/tests": {
        /**
         * Puts the tests of an archive into a problem, all of them or none: a folder is a group, `1.in` an input, `1.ans` or
         *     `1.out` its answer. In JSON, or as `application/zip` of at most 100 MiB.
         */
        post: {
            path: { id: string; };
            query?: {
                /** @description The version that was read; needed where the archive is the whole body. */
                version?: number;
                /** @description The task of a scenario that they are for. */
                task?: string;
            };
            body: components["schemas"]["SendProblemTests"];
            answer: components["schemas"]["OpenProblemDraft"];
        };
    };
    "/api/problem-drafts/{id}/verify": {
        /** Has the judge run everything in a problem, and the problem published once it has passed, where that is asked for. */
        post: {
            path: { id: string; };
            body: components["schemas"]["VerifyProblem"];
            answer: components["schemas"]["OpenProblemDraft"];
        };
    };
    "/api/problem-drafts/{id}/withdraw": {
        /** Takes a problem back from the reviewer. */
        post: {
            path: { id: string; };
            body: components["schemas"]["SeenProblem"];
            answer: components["schemas"]["OpenProblemDraft"];
        };
    };
    "/api/problems": {
        /** The catalogue with the company's own problems, newest first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_Problem"];
        };
    };
    "/api/problems/{id}": {
        /** One problem as candidates see it, to companies that may use assessments and to the admin. */
        get: {
            path: { /** @description The problem's name */
            id: string; };
            query?: {
                /**
                 * @description The id of one of its versions. The published version answers where it is absent or another
                 *     problem's.
                 */
                version?: string;
            };
            answer: components["schemas"]["ProblemDetail"];
        };
    };
    "/api/problems/{id}/report": {
        /**
         * How a problem went: a company reads it of its own candidates, the admin of everybody, a candidate of
         *     themselves where they were given the problem. To anybody else it is not there.
         */
        get: {
            path: { /** @description The problem's name */
            id: string; };
            query?: {
                /** @description The id of one of its versions. All are counted together where it is absent; of anything else there is no report. */
                version?: string;
            };
            answer: components["schemas"]["PerformanceReport"];
        };
    };
    "/api/problems/{id}/report/export": {
        /**
         * The figures as a table for a spreadsheet: to companies and the admin, where enough people were given the
         *     problem.
         */
        get: {
            path: { /** @description The problem's name */
            id: string; };
            query?: {
                /** @description The id of one of its versions. All are counted together where it is absent; of anything else there is no report. */
                version?: string;
            };
            answer: undefined;
        };
    };
    "/api/problems/{id}/trial": {
        /**
         * Begins a trial of the published version of a problem that the company may use, or goes on with the one from
         *     before.
         */
        post: {
            path: { /** @description The problem's name */
            id: string; };
            answer: components["schemas"]["Trial"];
        };
    };
    "/api/puzzle-tries/{id}": {
        /** One of the caller's tries, for replay. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["PuzzleTry"];
        };
    };
    "/api/puzzles": {
        /** The puzzles, those of the asker's company among them; the first that was there first. */
        get: {
            query?: {
                difficulty?: components["schemas"]["PuzzleDifficulty"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_ListedPuzzle"];
        };
    };
    "/api/puzzles/batch/standing": {
        /** The caller's progress in many puzzles, by id; an id of no puzzle is absent. */
        post: {
            body: components["schemas"]["PuzzleStandingBatch"];
            answer: {
                [key: string]: components["schemas"]["PuzzleStanding"];
            };
        };
    };
    "/api/puzzles/daily": {
        /** The puzzle of today, in UTC: the same for everybody. */
        get: {
            answer: components["schemas"]["DailyPuzzle"];
        };
    };
    "/api/puzzles/{id}": {
        /** A puzzle: its demonstrations and what is to be solved. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["Puzzle"];
        };
    };
    "/api/puzzles/{id}/standing": {
        /** The caller's progress in a puzzle. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["PuzzleStanding"];
        };
    };
    "/api/puzzles/{id}/tries": {
        /** Compares a drawing with the answer: two tries for each test input. */
        post: {
            path: { id: string; };
            body: components["schemas"]["TryPuzzle"];
            answer: components["schemas"]["PuzzleOutcome"];
        };
    };
    "/api/recruit-talent": {
        /**
         * The candidates whom Assay recommends to the caller's company, newest first. A person who hides, opts out
         *     or blocks the company is gone from it at once.
         */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["RecommendedCandidates"];
        };
    };
    "/api/recruit-talent/{id}/messages": {
        /**
         * Writes to a candidate on the list, ten times a calendar month at most. Neither side is shown the
         *     other's address before the candidate accepts.
         */
        post: {
            path: { id: string; };
            body: components["schemas"]["SendDirectMessage"];
            answer: components["schemas"]["Introduction"];
        };
    };
    "/api/report-links/{id}/revoke": {
        /** Takes a link back, one's own or one's company's: from then on it opens nothing. */
        post: {
            path: { id: string; };
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/reports": {
        /** The reports of the caller's company, or a candidate's own, newest first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_ReportRow"];
        };
    };
    "/api/reports/{id}": {
        /** A report, to its candidate, to the company that asked for it and to the admin. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["Report"];
        };
    };
    "/api/reports/{id}/assistant": {
        /** What was asked of the assistant in an attempt, for those who may read its report. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["AssistantTranscript"];
        };
    };
    "/api/reports/{id}/bundle": {
        /**
         * The signed grade and the source that counts for each task. It holds no package, so nothing
         *     hidden.
         */
        get: {
            path: { id: string; };
            answer: undefined;
        };
    };
    "/api/reports/{id}/decision": {
        /** What the caller's company has decided about a result that it has. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["ResultDecided"];
        };
        /**
         * Decides about a result: the candidate goes on, waits or is declined, or the decision is taken back. The candidate is
         *     notified of an advance after a minute and of a decline after an hour.
         */
        post: {
            path: { id: string; };
            body: components["schemas"]["DecideOnResult"];
            answer: components["schemas"]["ResultDecided"];
        };
    };
    "/api/reports/{id}/grade": {
        /** The signed grade of a report, to anyone who may read the report. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["SignedGrade"];
        };
    };
    "/api/reports/{id}/integrity": {
        /** What was found in an attempt and what people said of it, for those who may read its report. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["ReportIntegrity"];
        };
    };
    "/api/reports/{id}/link-consent": {
        /** Whether the company may make links to a report; for its candidate, and for those of the company who read it. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["ReportLinkConsent"];
        };
        /** Allows the company to make links to one's own report, or allows it no longer. */
        put: {
            path: { id: string; };
            body: components["schemas"]["AllowCompanyLinks"];
            answer: components["schemas"]["ReportLinkConsent"];
        };
    };
    "/api/reports/{id}/links": {
        /** The links to one's own report, or those of one's company to a report, the newest first. */
        get: {
            path: { id: string; };
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_ReportLink"];
        };
        /**
         * Makes a link to one's own report, or for the company to one whose candidate allows that. Its secret is in the first
         *     answer only.
         */
        post: {
            path: { id: string; };
            body: components["schemas"]["ShareReport"];
            answer: components["schemas"]["MadeReportLink"];
        };
    };
    "/api/reports/{id}/mails": {
        /** Mails a link to one's own report, which works once. */
        post: {
            path: { id: string; };
            body: components["schemas"]["MailReport"];
            answer: components["schemas"]["ReportLink"];
        };
    };
    "/api/reports/{id}/openings": {
        /** When the links to one's own report were opened, the latest first. */
        get: {
            path: { id: string; };
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_ReportOpening"];
        };
    };
    "/api/reports/{id}/review": {
        /** Writes on the caller's own review, submits it, or amends what was submitted. */
        put: {
            path: { id: string; };
            body: components["schemas"]["SaveReview"];
            answer: components["schemas"]["ReportReviews"];
        };
    };
    "/api/reports/{id}/reviews": {
        /** The reviews of a report by the caller's company. Nobody reads a colleague's before their own is submitted. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["ReportReviews"];
        };
    };
    "/api/reports/{id}/roles": {
        /** The roles of the caller's company that it has asked the candidate of a result about, the newest first. */
        get: {
            path: { id: string; };
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_RoleProposal"];
        };
        /** Asks the candidate of a result about a role of the caller's company. They are on its shortlist once they accept. */
        post: {
            path: { id: string; };
            body: components["schemas"]["ProposeRole"];
            answer: components["schemas"]["RoleProposal"];
        };
    };
    "/api/reports/{id}/similarity": {
        /** The matches of an attempt's programs with those of others, for the company that invited. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["Similarity"];
        };
    };
    "/api/reports/{id}/similarity/{match}": {
        /** A match with both programs, or the attempt's alone where the other belongs to another company's attempt. */
        get: {
            path: { id: string; match: string; };
            answer: components["schemas"]["SimilarityBeside"];
        };
    };
    "/api/reports/{id}/tasks/{task}/playback": {
        /** How the answer to one task was written, for those who may read the report. */
        get: {
            path: { id: string; task: string; };
            answer: components["schemas"]["Playback"];
        };
    };
    "/api/resumes/{id}": {
        /**
         * A résumé as a file: one's own, one that a candidate has sent to the caller's company, or one that somebody in
         *     the talent pool shows to it.
         */
        get: {
            path: { id: string; };
            answer: undefined;
        };
    };
    "/api/roles": {
        /** The company's roles, the last changed first. */
        get: {
            query?: {
                /** @description All of them where it is left out. */
                stage?: components["schemas"]["RoleStage"];
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_ListedRole"];
        };
        /** Begins a role. */
        post: {
            body: components["schemas"]["NewRole"];
            answer: components["schemas"]["Role"];
        };
    };
    "/api/roles/{id}": {
        /** One of the company's roles. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["Role"];
        };
        /** Saves what is written so far: the role, or changes to one that has been shown. */
        put: {
            path: { id: string; };
            body: components["schemas"]["SaveRole"];
            answer: components["schemas"]["Role"];
        };
    };
    "/api/roles/{id}/applications": {
        /** Those who have applied for a role, in the order in which they did. */
        get: {
            path: { id: string; };
            query?: {
                /** @description All of them where it is left out. */
                column?: components["schemas"]["BoardColumn"];
                /**
                 * @description What a code, a name, a headline or a skill holds, as far as the company reads it; at most 100
                 *     characters.
                 */
                q?: string;
                /** @description Words of `CandidateProgress`, with commas between them: any of them. */
                progress?: string;
                /** @description Words of `CandidateSource`, with commas between them: any of them. */
                source?: string;
                /** @description A day as `YYYY-MM-DD`: those who say that they could begin then or before. */
                available_by?: string;
                /** @description Skills that the board names, with commas between them: all of them. */
                skills?: string;
                /** @description `missing`: those of whom somebody's scorecard is not in yet; the reviewer's, where one is named. */
                scorecards?: string;
                /** @description The account of a colleague: those of whom they are to write a scorecard, or have. */
                reviewer?: string;
                /** @description 0 to 1000: those whose result is this fineness or more, and those who have none yet. */
                fineness_from?: string;
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["Page_CandidateCard"];
        };
    };
    "/api/roles/{id}/applications/assess": {
        /**
         * Invites candidates of a role's shortlist to an assessment, and says what became of each. Who is invited gets the
         *     invitation by mail; the others stay as they are.
         */
        post: {
            path: { id: string; };
            body: components["schemas"]["AssessCandidates"];
            answer: components["schemas"]["List_CandidateAssessed"] | components["schemas"]["List_CandidateAssessed"];
        };
    };
    "/api/roles/{id}/applications/counts": {
        /** How many of those who have applied for a role a filter leaves, by column. */
        get: {
            path: { id: string; };
            query?: {
                /** @description Words of `CandidateProgress`, with commas between them: any of them. */
                progress?: string;
                /** @description Words of `CandidateSource`, with commas between them: any of them. */
                source?: string;
                /** @description A day as `YYYY-MM-DD`: those who say that they could begin then or before. */
                available_by?: string;
                /** @description Skills that the board names, with commas between them: all of them. */
                skills?: string;
                /** @description `missing`: those of whom somebody's scorecard is not in yet; the reviewer's, where one is named. */
                scorecards?: string;
                /** @description The account of a colleague: those of whom they are to write a scorecard, or have. */
                reviewer?: string;
                /** @description 0 to 1000: those whose result is this fineness or more, and those who have none yet. */
                fineness_from?: string;
            };
            answer: components["schemas"]["FoundCandidates"];
        };
    };
    "/api/roles/{id}/applications/export": {
        /** A role's candidates as a table for a spreadsheet, as the caller's company sees them. */
        get: {
            path: { id: string; };
            answer: undefined;
        };
    };
    "/api/roles/{id}/applications/steps": {
        /** Makes the same move with several candidates of a role, each by itself. */
        post: {
            path: { id: string; };
            body: components["schemas"]["MoveCandidates"];
            answer: components["schemas"]["List_CandidateMoved"];
        };
    };
    "/api/roles/{id}/archive": {
        /** Puts a closed role out of the way. */
        post: {
            path: { id: string; };
            body: components["schemas"]["RoleActRequest"];
            answer: components["schemas"]["Role"];
        };
    };
    "/api/roles/{id}/board": {
        /** The board of a role of the company's. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["Board"];
        };
    };
    "/api/roles/{id}/close": {
        /** Lets nobody apply any more. */
        post: {
            path: { id: string; };
            body: components["schemas"]["RoleActRequest"];
            answer: components["schemas"]["Role"];
        };
    };
    "/api/roles/{id}/delete": {
        /** Deletes a draft. */
        post: {
            path: { id: string; };
            body: components["schemas"]["RoleActRequest"];
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/roles/{id}/discard": {
        /** Gives up the changes to a role that is shown. */
        post: {
            path: { id: string; };
            body: components["schemas"]["RoleActRequest"];
            answer: components["schemas"]["Role"];
        };
    };
    "/api/roles/{id}/duplicate": {
        /** Begins a role that says what this one does, without its dates. */
        post: {
            path: { id: string; };
            body: components["schemas"]["RoleActRequest"];
            answer: components["schemas"]["Role"];
        };
    };
    "/api/roles/{id}/names": {
        /** Shows a role's applicants by name before the shortlist, or no longer. */
        post: {
            path: { id: string; };
            body: components["schemas"]["ShowNames"];
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/roles/{id}/pause": {
        /** Lets nobody apply for now. */
        post: {
            path: { id: string; };
            body: components["schemas"]["RoleActRequest"];
            answer: components["schemas"]["Role"];
        };
    };
    "/api/roles/{id}/reopen": {
        /** Shows a role again that was closed in the last thirty days. */
        post: {
            path: { id: string; };
            body: components["schemas"]["RoleActRequest"];
            answer: components["schemas"]["Role"];
        };
    };
    "/api/roles/{id}/resume": {
        /** Lets people apply again. */
        post: {
            path: { id: string; };
            body: components["schemas"]["RoleActRequest"];
            answer: components["schemas"]["Role"];
        };
    };
    "/api/roles/{id}/selection-rates": {
        /**
         * The selection rates of a role, counted once: thirty days after it was closed, when every application
         *     is decided.
         */
        get: {
            path: { id: string; };
            answer: components["schemas"]["SelectionRates"];
        };
    };
    "/api/roles/{id}/submit": {
        /** Sends a role to the admin. */
        post: {
            path: { id: string; };
            body: components["schemas"]["RoleActRequest"];
            answer: components["schemas"]["Role"];
        };
    };
    "/api/roles/{id}/withdraw": {
        /** Takes a role back before it is shown. */
        post: {
            path: { id: string; };
            body: components["schemas"]["RoleActRequest"];
            answer: components["schemas"]["Role"];
        };
    };
    "/api/selection": {
        /** The roles whose applicants the company sees, the last published first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_SelectingRole"];
        };
    };
    "/api/shared-assistant": {
        /** The same for readers of a link that shows it. It counts as no other view. */
        post: {
            body: components["schemas"]["ShowSharedAssistant"];
            answer: components["schemas"]["AssistantTranscript"];
        };
    };
    "/api/shared-integrity": {
        /** The same for readers of a link that shows it. It counts as no other view. */
        post: {
            body: components["schemas"]["ShowSharedIntegrity"];
            answer: components["schemas"]["ReportIntegrity"];
        };
    };
    "/api/shared-playbacks": {
        /** How the answer to one task was written, for readers of a link that shows it. It counts as no other view. */
        post: {
            body: components["schemas"]["PlaySharedTask"];
            answer: components["schemas"]["Playback"];
        };
    };
    "/api/shared-reports/{id}": {
        /** Opens a shared report. Whatever is wrong with the link is one and the same answer. */
        post: {
            path: { id: string; };
            body: components["schemas"]["OpenSharedReport"];
            answer: components["schemas"]["SharedReport"];
        };
    };
    "/api/submissions/{id}": {
        /** The present state of a submission of one's own. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["Submission"];
        };
    };
    "/api/submissions/{id}/regressions": {
        /**
         * What a submit of the person who asks had judged of the earlier tasks of its scenario, in their order; nothing for
         *     any other submission.
         */
        get: {
            path: { /** @description The submission's id */
            id: string; };
            answer: components["schemas"]["List_Regression"];
        };
    };
    "/api/support": {
        /** The caller's conversation with support, and when support is there. */
        get: {
            answer: components["schemas"]["Support"];
        };
    };
    "/api/support/attachments": {
        /** Uploads a file. It is removed after a day unless a message is sent with it. */
        post: {
            body: components["schemas"]["UploadSupportFile"];
            answer: components["schemas"]["SupportFile"];
        };
    };
    "/api/support/attachments/{id}": {
        /** A file of a conversation: one's own, or any for support. */
        get: {
            path: { id: string; };
            answer: undefined;
        };
    };
    "/api/support/conversations/{id}/marks": {
        /** Says how far the caller has received and read. */
        put: {
            path: { id: string; };
            body: components["schemas"]["MarkSupportMessages"];
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/support/conversations/{id}/messages": {
        /** Messages of the caller's conversation. */
        get: {
            path: { id: string; };
            query?: {
                /** @description Those that come after this number, the first of them. */
                after?: number;
                /** @description Those that come before this number, the last of them. */
                before?: number;
                /** @description How many, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["SupportMessages"];
        };
    };
    "/api/support/conversations/{id}/messages/{number}/mail": {
        /** The mail in which a message came, with what it quotes: of one's own conversation, or of any for support. */
        get: {
            path: { id: string; /** @description The message's number */
            number: number; };
            answer: components["schemas"]["SupportMail"];
        };
    };
    "/api/support/conversations/{id}/rating": {
        /** Rates a conversation that is resolved. */
        put: {
            path: { id: string; };
            body: components["schemas"]["RateSupport"];
            answer: components["schemas"]["SupportConversation"];
        };
    };
    "/api/support/messages": {
        /** Writes to support: in the conversation that goes on, or in a new one. */
        post: {
            body: components["schemas"]["SendSupportMessage"];
            answer: components["schemas"]["SentSupportMessage"];
        };
    };
    "/api/talent-pool": {
        /** What the pool holds. People who block the caller's company are not counted for it. */
        get: {
            answer: components["schemas"]["TalentPool"];
        };
    };
    "/api/talent-pool/cards": {
        /**
         * The cards that the caller's company sees, those who could begin soonest first. Whom it has asked in
         *     the last 90 days is not among them.
         */
        get: {
            query?: {
                /** @description Skills with commas between them, at most 20. */
                skills?: string;
                availability?: components["schemas"]["TalentAvailability"];
                place?: components["schemas"]["TalentPlace"];
                /** @description What kind of work they look for. */
                employment?: components["schemas"]["TalentEmployment"];
                /** @description Where they may work without a sponsor, as they say. */
                authorised?: components["schemas"]["TalentAuthorisation"];
                /** @description Verified results that reach this. */
                score?: components["schemas"]["TalentScore"];
                /** @description All of these words in the headline of somebody who shows their name; 1 to 100 characters. */
                text?: string;
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["TalentCards"];
        };
    };
    "/api/talent-profile": {
        /** The caller's place in the pool. */
        get: {
            answer: components["schemas"]["TalentProfileBody"];
        };
        /**
         * Joins the pool, or changes what is said there; it counts at once. What a blocked company has asked and has no
         *     answer to is declined.
         */
        put: {
            body: components["schemas"]["SaveTalentProfile"];
            answer: components["schemas"]["TalentProfileBody"];
        };
        /** Leaves the pool. Requests that wait for an answer are declined. */
        delete: {
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/talent-profile/companies": {
        /** Companies that can be blocked: the first ten by name. */
        get: {
            query: {
                /** @description A part of the name, 1 to 100 characters. */
                name: string;
            };
            answer: components["schemas"]["List_BlockableCompany"];
        };
    };
    "/api/talent-profile/introductions": {
        /** The introductions that companies have asked the caller for, newest first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_IntroductionToMe"];
        };
    };
    "/api/talent-profile/introductions/{id}/accept": {
        /** Accepts: the company learns who the caller is. */
        post: {
            path: { id: string; };
            body: components["schemas"]["IntroductionAct"];
            answer: components["schemas"]["IntroductionToMe"];
        };
    };
    "/api/talent-profile/introductions/{id}/decline": {
        /** Declines: the company learns that somebody has declined, and not who. */
        post: {
            path: { id: string; };
            body: components["schemas"]["DeclineIntroduction"];
            answer: components["schemas"]["IntroductionToMe"];
        };
    };
    "/api/talent-profile/introductions/{id}/messages": {
        /** The messages of an introduction that the caller has accepted. */
        get: {
            path: { id: string; };
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["IntroductionThread"];
        };
        /** Writes to the company of an introduction that the caller has accepted; it is notified. */
        post: {
            path: { id: string; };
            body: components["schemas"]["WriteIntroductionMessage"];
            answer: components["schemas"]["IntroductionMessage"];
        };
    };
    "/api/talent-profile/resume": {
        /**
         * Puts a résumé beside the caller's place in the pool, in place of the one that is there. Companies read it of
         *     somebody who shows their name, where they pay, and after the caller has accepted them.
         */
        put: {
            body: components["schemas"]["AttachTalentResume"];
            answer: components["schemas"]["TalentProfileBody"];
        };
        /** Deletes the résumé. No company reads it from then on. */
        delete: {
            answer: components["schemas"]["TalentProfileBody"];
        };
    };
    "/api/talent-prospects": {
        /**
         * The cards that the company keeps for one of its roles, those added last first. A card is gone once its candidate
         *     leaves, hides, blocks the company or was asked by it, and where an anonymous one says something else or
         *     fewer than five have said the same ever since.
         */
        get: {
            query: {
                /** @description One of the company's roles. */
                role_id: string;
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["TalentProspects"];
        };
        /**
         * Adds a card to one of the company's roles. One that is there already stays once, with this note. The candidate is
         *     not notified.
         */
        post: {
            body: components["schemas"]["AddTalentProspect"];
            answer: components["schemas"]["TalentProspect"];
        };
    };
    "/api/talent-prospects/{id}": {
        /** Takes a prospect off the list. */
        delete: {
            path: { id: string; };
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/talent-prospects/{id}/introductions": {
        /** Asks a prospect for an introduction, who is notified and leaves the list. */
        post: {
            path: { id: string; };
            body: components["schemas"]["RequestIntroductionToProspect"];
            answer: components["schemas"]["Introduction"];
        };
    };
    "/api/talent-searches": {
        /** The company's saved searches, newest first; there are at most 20. */
        get: {
            answer: components["schemas"]["List_TalentSearch"];
        };
        /** Saves a search. The caller is notified once a day where it finds somebody new. */
        post: {
            body: components["schemas"]["SaveTalentSearch"];
            answer: components["schemas"]["TalentSearch"];
        };
    };
    "/api/talent-searches/{id}": {
        /** Deletes a search. */
        delete: {
            path: { id: string; };
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/team-invitations/follow": {
        /** Shows the invitation of a link, and changes nothing. */
        post: {
            body: components["schemas"]["FollowLink"];
            answer: components["schemas"]["FollowedInvitation"];
        };
    };
    "/api/team-invitations/join": {
        /** Joins the team with the account that is signed in. Its address must be the one that was invited. */
        post: {
            body: components["schemas"]["FollowLink"];
            answer: components["schemas"]["JoinedTeam"];
        };
    };
    "/api/team-invitations/register": {
        /**
         * Makes an account for somebody who is invited and has none; it belongs to the team at once. They log in
         *     with the password that they send.
         */
        post: {
            body: components["schemas"]["RegisterColleague"];
            answer: components["schemas"]["RegisteredColleague"];
        };
    };
    "/api/unsubscribe/{id}": {
        /** Leads to the page that asks. Nothing is changed: programs that look through mail open every link. */
        get: {
            path: { /** @description The secret of the link */
            id: string; };
            query?: {
                /** @description The kind of notification whose mail is stopped; without it, all mail that can be stopped. */
                kind?: string;
            };
        };
        /**
         * Stops the mail of one kind, or all mail that can be stopped. The body is not looked at: mail programs send
         *     a form, our page nothing. Source: RFC 8058.
         */
        post: {
            path: { /** @description The secret of the link */
            id: string; };
            query?: {
                /** @description The kind of notification whose mail is stopped; without it, all mail that can be stopped. */
                kind?: string;
            };
        };
    };
    "/api/users/address-change": {
        /**
         * Mails a code to the caller's address and one to the address that is to take its place. The answer is the same where
         *     that has an account, which is mailed instead.
         */
        post: {
            body: components["schemas"]["ChangeAddress"];
            answer: components["schemas"]["CodeSent"];
        };
    };
    "/api/users/address-change/confirm": {
        /**
         * Checks both codes and changes the address of the caller's account. A wrong, used, expired or absent code of the two is
         *     one and the same answer.
         */
        post: {
            body: components["schemas"]["ConfirmAddress"];
            answer: components["schemas"]["AddressChange"];
        };
    };
    "/api/users/agreements": {
        /** Records that the caller agrees to the terms of use and the privacy policy in force. */
        put: {
            body: components["schemas"]["Agree"];
        };
    };
    "/api/users/applications": {
        /** The caller's applications, the last sent first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_MyApplication"];
        };
    };
    "/api/users/applications/{id}": {
        /** One of the caller's applications. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["MyApplicationDetail"];
        };
    };
    "/api/users/applications/{id}/meetings": {
        /** The interviews that came of one of the caller's applications, the last proposed first. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["List_Meeting"];
        };
    };
    "/api/users/applications/{id}/offers": {
        /** The offers that came of one of the caller's applications, the last made first. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["List_Offer"];
        };
    };
    "/api/users/applications/{id}/withdraw": {
        /** Takes an application back. Nobody can apply for the same role again. */
        post: {
            path: { id: string; };
            body: components["schemas"]["WithdrawApplication"];
            answer: components["schemas"]["MyApplicationDetail"];
        };
    };
    "/api/users/calendar": {
        /** Whether the caller's calendar has an address. */
        get: {
            answer: components["schemas"]["CalendarStanding"];
        };
        /**
         * Makes the address of the caller's calendar, which needs a fresh sign-in: the address opens it to anyone who has it. One
         *     that it had before is dead from then on.
         */
        post: {
            answer: components["schemas"]["MadeCalendarAddress"];
        };
    };
    "/api/users/calendar/delete": {
        /** Ends the address of the caller's calendar. */
        post: {
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/users/erasure": {
        /** Whether the caller is to be erased, and when. */
        get: {
            answer: components["schemas"]["Erasure"];
        };
        /** Has the caller's account erased in seven days; until then it can be taken back. */
        post: {
            body: components["schemas"]["ScheduleErasure"];
            answer: components["schemas"]["Erasure"];
        };
    };
    "/api/users/erasure/cancel": {
        /** Takes it back; the same answer where there is nothing to take back. */
        post: {
            answer: components["schemas"]["Erasure"];
        };
    };
    "/api/users/export": {
        /** Everything that is stored of the caller, as a JSON file: for each table, what it is and the rows. */
        get: {
            answer: string;
        };
    };
    "/api/users/github-reports": {
        /** The reports on the caller, and requests for them, newest first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_GithubReport"];
        };
        /** Begins a report of the caller's own; the one there is, where it has not ended. */
        post: {
            answer: components["schemas"]["GithubReport"];
        };
    };
    "/api/users/github-reports/callback": {
        /** Completes a consent that the caller began. */
        post: {
            body: components["schemas"]["CompleteGithubConsent"];
            answer: components["schemas"]["GithubReport"];
        };
    };
    "/api/users/github-reports/{id}": {
        /** A report on the caller. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["GithubReport"];
        };
    };
    "/api/users/github-reports/{id}/consent": {
        /** Begins to consent: answers where at GitHub the caller does it. */
        post: {
            path: { id: string; };
            body: components["schemas"]["GithubReportAct"];
            answer: components["schemas"]["GithubConsent"];
        };
    };
    "/api/users/github-reports/{id}/decline": {
        /** Declines a company's request. */
        post: {
            path: { id: string; };
            body: components["schemas"]["GithubReportAct"];
            answer: components["schemas"]["GithubReport"];
        };
    };
    "/api/users/github-reports/{id}/share": {
        /** Gives the company that asks a copy of the caller's own report as it is now. */
        post: {
            path: { id: string; };
            body: components["schemas"]["GithubReportAct"];
            answer: components["schemas"]["GithubReport"];
        };
    };
    "/api/users/github-reports/{id}/withdraw": {
        /** Takes a report back, and deletes what was collected. */
        post: {
            path: { id: string; };
            body: components["schemas"]["GithubReportAct"];
            answer: components["schemas"]["GithubReport"];
        };
    };
    "/api/users/integrity-cases": {
        /** The cases about one's own attempts, the last opened first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_IntegrityCaseRow"];
        };
    };
    "/api/users/integrity-cases/{id}": {
        /** One case about one's own attempt. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["OwnIntegrityCase"];
        };
    };
    "/api/users/integrity-cases/{id}/answer": {
        /** Answers a question about one's own attempt; those who decide are notified. */
        post: {
            path: { id: string; };
            body: components["schemas"]["WriteIntegrityText"];
            answer: components["schemas"]["OwnIntegrityCase"];
        };
    };
    "/api/users/integrity-cases/{id}/appeal": {
        /** Appeals against a decision about one's own attempt, once; the admin is notified. */
        post: {
            path: { id: string; };
            body: components["schemas"]["WriteIntegrityText"];
            answer: components["schemas"]["OwnIntegrityCase"];
        };
    };
    "/api/users/integrity-cases/{id}/draft": {
        /** Keeps what the candidate is writing, for nobody else to read. */
        put: {
            path: { id: string; };
            body: components["schemas"]["KeepIntegrityDraft"];
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/users/internship-extensions/{id}/step": {
        /** Answers the company's proposal, or takes the intern's own back. */
        post: {
            path: { id: string; };
            body: components["schemas"]["StepExtension"];
            answer: components["schemas"]["InternshipDetail"];
        };
    };
    "/api/users/internship-items/{id}/submit": {
        /** Submits an item that the intern owns. */
        post: {
            path: { id: string; };
            body: components["schemas"]["SubmitItem"];
            answer: components["schemas"]["InternshipDetail"];
        };
    };
    "/api/users/internships": {
        /** The caller's internships, those that began last first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_Internship"];
        };
    };
    "/api/users/internships/{id}": {
        /** One of the caller's internships. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["InternshipDetail"];
        };
    };
    "/api/users/internships/{id}/check-ins": {
        /** Checks in for a week, as the intern, once. */
        post: {
            path: { id: string; };
            body: components["schemas"]["WriteCheckIn"];
            answer: components["schemas"]["InternshipDetail"];
        };
    };
    "/api/users/internships/{id}/extensions": {
        /** Proposes a later last day. */
        post: {
            path: { id: string; };
            body: components["schemas"]["ProposeExtension"];
            answer: components["schemas"]["InternshipDetail"];
        };
    };
    "/api/users/internships/{id}/step": {
        /** Ends an internship early, or cancels it before its start. */
        post: {
            path: { id: string; };
            body: components["schemas"]["StepInternship"];
            answer: components["schemas"]["InternshipDetail"];
        };
    };
    "/api/users/interviews": {
        /** The caller's stories, newest first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_OwnStory"];
        };
        /** Begins a story. */
        post: {
            body: components["schemas"]["NewStory"];
            answer: components["schemas"]["OwnStoryBody"];
        };
    };
    "/api/users/interviews/{id}": {
        /** One of the caller's stories. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["OwnStoryBody"];
        };
        /** Saves what is written so far; of a story that is shown, the text that is shown stays. */
        put: {
            path: { id: string; };
            body: components["schemas"]["SaveStory"];
            answer: components["schemas"]["OwnStoryBody"];
        };
    };
    "/api/users/interviews/{id}/answers": {
        /**
         * Takes an answer and fills in what is understood of it; the author looks at each field later.
         *     With `Accept: text/event-stream` the answer comes as events: `saved` with the story, `phrase` with
         *     each few words of the next question where a language model words it, and `done` with this body.
         */
        post: {
            path: { id: string; };
            body: components["schemas"]["StoryAnswer"];
            answer: components["schemas"]["StoryAnswered"];
            events: components["schemas"]["StoryAnswerEvent"];
        };
    };
    "/api/users/interviews/{id}/check": {
        /** What a moderator would look at if the story were sent now. */
        post: {
            path: { id: string; };
            answer: components["schemas"]["StoryWarnings"];
        };
    };
    "/api/users/interviews/{id}/conversation": {
        /** The conversation about one of the caller's drafts. */
        get: {
            path: { id: string; };
            answer: components["schemas"]["StoryConversation"];
        };
    };
    "/api/users/interviews/{id}/submit": {
        /** Sends a story to be published. */
        post: {
            path: { id: string; };
            body: components["schemas"]["StoryAct"];
            answer: components["schemas"]["OwnStoryBody"];
        };
    };
    "/api/users/interviews/{id}/withdraw": {
        /** Takes a story back: a draft is gone, anything else is no longer shown. */
        post: {
            path: { id: string; };
            body: components["schemas"]["StoryAct"];
            answer: components["schemas"]["OwnStoryBody"];
        };
    };
    "/api/users/meetings/{id}/answer": {
        /** Picks one of the times, or says that none fits. */
        post: {
            path: { id: string; };
            body: components["schemas"]["AnswerMeeting"];
            answer: components["schemas"]["Meeting"];
        };
    };
    "/api/users/notification-settings": {
        /** How the caller is notified. */
        get: {
            answer: components["schemas"]["NotificationSettings"];
        };
        /** Changes how the caller is notified; every kind is named once. */
        put: {
            body: components["schemas"]["NotificationChoices"];
            answer: components["schemas"]["NotificationSettings"];
        };
    };
    "/api/users/notifications": {
        /** The caller's notifications, newest first. */
        get: {
            query?: {
                /** @description `true`: only what is unread. */
                unread?: boolean;
                /** @description Where the page starts. */
                cursor?: string;
                /** @description How many rows, 1 to 100. */
                limit?: number;
            };
            answer: components["schemas"]["NotificationPage"];
        };
    };
    "/api/users/notifications/read": {
        /** Marks lines as read; doing it again changes nothing. */
        post: {
            body: components["schemas"]["ReadNotifications"];
            answer: components["schemas"]["NotificationStanding"];
        };
    };
    "/api/users/offers/{id}/answer": {
        /** Accepts or declines an offer while its time runs. */
        post: {
            path: { id: string; };
            body: components["schemas"]["AnswerOffer"];
            answer: components["schemas"]["Offer"];
        };
    };
    "/api/users/partner-application": {
        /** The caller's application to become a partner. */
        get: {
            answer: components["schemas"]["MaybePartnerApplicationBody"];
        };
        /** Applies to become a partner; once, or again after taking it back. */
        post: {
            body: components["schemas"]["NewPartnerApplication"];
            answer: components["schemas"]["PartnerApplicationBody"];
        };
    };
    "/api/users/partner-application/withdraw": {
        /** Takes the application back while it waits. */
        post: {
            body: components["schemas"]["WithdrawPartnerApplication"];
            answer: components["schemas"]["PartnerApplicationBody"];
        };
    };
    "/api/users/partner-visibility": {
        /** Whether the partner who brought the caller sees their name. */
        get: {
            answer: components["schemas"]["PartnerVisibility"];
        };
        /** Lets the partner who brought the caller see their name, or no longer. */
        put: {
            body: components["schemas"]["SetPartnerVisibility"];
            answer: components["schemas"]["PartnerVisibility"];
        };
    };
    "/api/users/practice": {
        /** The problem that the caller tried last. */
        get: {
            answer: components["schemas"]["OwnPractice"];
        };
    };
    "/api/users/presence": {
        /** Says that a page is open or is being closed. */
        put: {
            body: components["schemas"]["Heartbeat"];
        };
    };
    "/api/users/profile": {
        /** The caller's profile. */
        get: {
            answer: components["schemas"]["Profile"];
        };
        /** Saves the caller's profile over the version they have read. */
        put: {
            body: components["schemas"]["SaveProfile"];
            answer: components["schemas"]["Profile"];
        };
    };
    "/api/users/referrals": {
        /** The caller's own code, and how many signed up with it. */
        get: {
            answer: components["schemas"]["Referrals"];
        };
    };
    "/api/users/role-alerts": {
        /** The caller's alerts for open roles, newest first; there are at most 10. */
        get: {
            answer: components["schemas"]["List_RoleAlert"];
        };
        /**
         * Sets an alert: once a day the caller is notified of roles that were published since. Where the same alert exists, it
         *     is returned unchanged.
         */
        post: {
            body: components["schemas"]["SetRoleAlert"];
            answer: components["schemas"]["RoleAlert"];
        };
    };
    "/api/users/role-alerts/{id}": {
        /** Deletes an alert. */
        delete: {
            path: { id: string; };
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/users/role-proposals": {
        /** The roles that were proposed to the caller, the newest first. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_RoleProposal"];
        };
    };
    "/api/users/role-proposals/{id}/accept": {
        /** Accepts: the caller applies for the role with their profile as it is now. */
        post: {
            path: { id: string; };
            body: components["schemas"]["RoleProposalAct"];
            answer: components["schemas"]["RoleProposal"];
        };
    };
    "/api/users/role-proposals/{id}/decline": {
        /** Declines. Nobody else reads why. */
        post: {
            path: { id: string; };
            body: components["schemas"]["DeclineRoleProposal"];
            answer: components["schemas"]["RoleProposal"];
        };
    };
    "/api/users/self-identification": {
        /** What the caller has said of themselves for statistics. */
        get: {
            answer: components["schemas"]["SelfIdentification"];
        };
        /** Stores what the caller says of themselves. No company and no administrator reads it. */
        put: {
            body: components["schemas"]["SaveSelfIdentification"];
            answer: components["schemas"]["SelfIdentification"];
        };
        /** Deletes what the caller has said of themselves; the same answer where that was nothing. */
        delete: {
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/users/send-email-verification": {
        /**
         * Has the identity provider mail the link that verifies the caller's address. The answer is the
         *     same for an address that is verified already.
         */
        post: {
            body: components["schemas"]["SendVerification"];
            answer: components["schemas"]["Nothing"];
        };
    };
    "/api/users/skills": {
        /** How the caller's skill areas have gone from one of their own graded reports to the next. */
        get: {
            answer: components["schemas"]["SkillTrends"];
        };
    };
    "/api/users/stories-to-read": {
        /**
         * At most three stories about the companies that the caller has applied to last: those for a position of
         *     the same name first, each time the most helpful.
         */
        get: {
            answer: components["schemas"]["List_StoryCard"];
        };
    };
    "/api/users/theme": {
        /** Remembers how pages look to the caller. */
        put: {
            body: components["schemas"]["ChooseTheme"];
            answer: components["schemas"]["UserBody"];
        };
    };
    "/api/v1/results": {
        /** The results of the company's assessments, the newest first. Scope `results:read`. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_ReportRow"];
        };
    };
    "/api/v1/roles": {
        /** The company's roles, the last changed first. Scope `roles:read`. */
        get: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_ClientRole"];
        };
    };
    "/api/v1/roles/{id}/applications": {
        /**
         * Those who have applied for a role and were released to the company, in the order in which they
         *     applied. What the board hides is hidden here. Scope `applications:read`.
         */
        get: {
            path: { id: string; };
            query?: {
                cursor?: string;
                limit?: number;
            };
            answer: components["schemas"]["Page_CandidateCard"];
        };
    };
    "/api/webhooks/stripe": {
        /**
         * Takes an event that Stripe has signed. What has become of the payment is asked of Stripe, whatever the event
         *     says. An event that is known, or from which nothing follows, is answered with 200 as well.
         */
        post: {
            answer: components["schemas"]["PaymentEventResult"];
        };
    };
    "/healthz": {
        /** The process answers. */
        get: {
            answer: undefined;
        };
    };
    "/metrics": {
        /** Figures in the text format of Prometheus. */
        get: {
            answer: undefined;
        };
    };
    "/readyz": {
        /**
         * The database answers and has every table this build knows. A second line says when nothing is
         *     saved for want of room.
         */
        get: {
            answer: undefined;
        };
    };
}
export interface components {
    schemas: {
        /** @description A request for extra time. */
        Accommodation: {
            asked_at: components["schemas"]["Time"];
            /** @description What the invitation has anyway. */
            base_percent: number;
            decided_at: components["schemas"]["Time"] | null;
            email: string;
            granted_percent: number | null;
            id: string;
            name: string | null;
            /** @description What is asked for, in hundredths of the duration. */
            percent: number;
            reason: string | null;
            /** @description Only one that is not open yet or open can be answered. */
            standing: components["schemas"]["InvitationStanding"];
            state: components["schemas"]["AccommodationState"];
            text: string | null;
            /** @description What answering it names. */
            version: number;
        };
        /** @enum {string} */
        AccommodationAnswer: "grant" | "decline";
        /** @enum {string} */
        AccommodationState: "asked" | "granted" | "declined" | "withdrawn";
        /** @enum {string} */
        AccountKind: "candidate" | "company" | "partner";
        /** @enum {string} */
        AccountLikeness: "name" | "mailbox";
        /** @enum {string} */
        AccountMergerItem: "users" | "profiles" | "otp_challenges" | "agreements" | "erasures" | "view_as_grants" | "idempotency_keys" | "self_identification" | "notifications" | "digest_entries" | "notification_settings" | "calendar_feeds" | "referral_accounts" | "referral_clicks" | "referral_past_codes" | "partner_applications" | "partners" | "partner_attributions" | "company_members" | "inquiries" | "invitations" | "attempts" | "cohort_members" | "submissions" | "practice_drafts" | "scenario_skips" | "similarity_sources" | "puzzle_tries" | "resumes" | "applications" | "application_drafts" | "role_proposals" | "role_alerts" | "internships" | "internship_check_ins" | "internship_extensions" | "talent_profiles" | "introductions" | "introduction_messages" | "github_reports" | "interview_drafts" | "interview_likes" | "interview_reports" | "interview_replies" | "support_conversations" | "support_messages" | "support_attachments" | "presences" | "signed";
        /** @enum {string} */
        AccountMergerObstacle: "same_account" | "not_candidate" | "into_not_candidate" | "merged" | "into_merged" | "locked" | "into_locked" | "erasing" | "into_unverified" | "at_work" | "brought_first";
        /** @description How many rows come to the same. */
        AccountMergerPart: {
            fate: components["schemas"]["MergerFate"];
            item: components["schemas"]["AccountMergerItem"];
            rows: number;
        };
        /** @description What merging two accounts would do. */
        AccountMergerPreview: {
            /** @description What the merger has to name. */
            digest: string;
            from: components["schemas"]["AccountMergerSide"];
            into: components["schemas"]["AccountMergerSide"];
            /** @description What is against it. */
            obstacles: components["schemas"]["AccountMergerObstacle"][];
            /** @description Empty while something is against it. */
            parts: components["schemas"]["AccountMergerPart"][];
        };
        /** @description One of two accounts. */
        AccountMergerSide: {
            email: string;
            id: string;
            /** @description Empty until its person has said. */
            name: string;
        };
        /** @description The token of the link. */
        Activate: {
            token: string;
        };
        /** @description What the link opened, and what comes next. */
        Activated: {
            inquiry: components["schemas"]["ActivatedInquiry"];
            /** @description `set_password` takes the same token. */
            next: components["schemas"]["ActivationNext"];
        };
        ActivatedInquiry: {
            company_name: string;
            state: components["schemas"]["InquiryState"];
        };
        /** @description The newest link that was sent. */
        ActivationLink: {
            expires_at: components["schemas"]["Time"];
            mail: components["schemas"]["MailState"] | null;
            /** @description Why the last try to send it failed. */
            mail_error: string | null;
            revoked_at: components["schemas"]["Time"] | null;
            sent_at: components["schemas"]["Time"];
            sent_to: string;
            used_at: components["schemas"]["Time"] | null;
        };
        /** @enum {string} */
        ActivationNext: "sign_in" | "complete_profile" | "set_password";
        /** @description Something that has happened. */
        Activity: {
            at: components["schemas"]["Time"];
            by: components["schemas"]["CandidateStepBy"];
            /** @description The person of the company; null for others, for colleagues who have left, and once they are erased. */
            by_name: string | null;
            kind: components["schemas"]["ActivityKind"];
            /** @description Its number, which no other row has. */
            number: number;
            /** @description The role or the assessment that it belongs to. */
            parent_id: string | null;
            /** @description What is opened to look at it. */
            place_id: string | null;
            /** @description Of a role or an assessment its title, of an invoice its number, else the company's name. */
            title: string;
            whom: components["schemas"]["HomePerson"] | null;
        };
        /** @enum {string} */
        ActivityKind: "role_created" | "role_submitted" | "role_returned" | "role_rejected" | "role_published" | "role_paused" | "role_resumed" | "role_closed" | "role_reopened" | "changes_submitted" | "changes_returned" | "changes_rejected" | "changes_published" | "names_shown" | "applicant_released" | "introduced" | "shortlisted" | "assessed" | "interviewing" | "selected" | "moved_back" | "declined" | "reconsidered" | "offered" | "offer_accepted" | "offer_declined" | "offer_expired" | "withdrew" | "interview_proposed" | "interview_picked" | "interview_unfit" | "interview_cancelled" | "assessment_created" | "assessment_changed" | "assessment_archived" | "invited" | "started" | "finished" | "graded" | "introduction_requested" | "introduction_accepted" | "introduction_declined" | "introduction_expired" | "internship_started" | "internship_completed" | "intern_converted" | "internship_ended" | "internship_cancelled" | "checked_in" | "intern_rated" | "extension_proposed" | "extension_agreed" | "extension_declined" | "invoice_issued" | "invoice_paid" | "invoice_voided" | "company_approved" | "details_changed" | "member_joined" | "ownership_transferred" | "assessments_opened" | "recruiting_opened";
        /** @description A connection to be made. */
        AddAtsConnection: {
            /** @description By what we identify ourselves at Ashby, 8 to 200 characters; null for Greenhouse. */
            remote_key?: string | null;
            system: components["schemas"]["AtsSystem"];
        };
        /** @description Adds a card to a role. */
        AddTalentProspect: {
            /** @description Of the card. */
            handle: string;
            /** @description For the members of the company, at most 500 characters. */
            note?: string | null;
            /** @description One of the company's roles that has not ended. */
            role_id: string;
        };
        /** @description Puts somebody on a company's list. */
        AddToRecruitList: {
            /** @description One of those who were found. */
            member: string;
            /** @description What the company reads of them, 1 to 500 characters. */
            note: string;
        };
        /** @description A webhook to be made. */
        AddWebhook: {
            /** @description Which events are sent; at least one. */
            events: components["schemas"]["WebhookEvent"][];
            /** @description `https://…`, at most 500 characters. */
            url: string;
        };
        /** @description How far the change has come. */
        AddressChange: {
            /**
             * @description `done`: every sign-in has ended, and the new address logs in. `waiting`: the identity provider does not answer and
             *     is asked again; until then everything is as it was.
             */
            state: string;
        };
        /** @description Something added to what a partner is owed, or taken off it. */
        AdjustPartner: {
            /** @description In minor units; below zero to take it off. */
            amount: number;
            currency: components["schemas"]["InvoiceCurrency"];
            /** @description What the partner reads, 20 to 2000 characters. */
            reason: string;
        };
        /** @description A candidate's account. */
        AdminCandidate: {
            /** @description Empty until they have said. */
            display_name: string;
            email: string;
            email_verified: boolean;
            id: string;
            joined_at: components["schemas"]["Time"];
            /** @description Whether nobody can sign in to it. */
            locked: boolean;
            /** @description The account of the same person that it was merged into; then it is locked for good. */
            merged_into: string | null;
            profile_completed: boolean;
            username: string | null;
        };
        /** @description A candidate who may be the same person. */
        AdminCandidateAlike: components["schemas"]["AdminCandidate"] & {
            /** @description What both accounts have in common. */
            by: components["schemas"]["AccountLikeness"][];
        };
        /** @description An application of a candidate's. */
        AdminCandidateApplication: {
            applied_at: components["schemas"]["Time"];
            company: string;
            id: string;
            role: string;
            role_id: string;
            state: components["schemas"]["ApplicationState"];
        };
        /** @description An attempt at which a candidate is at work. */
        AdminCandidateAttempt: {
            company: string;
            ends_at: components["schemas"]["Time"];
            id: string;
            started_at: components["schemas"]["Time"];
            title: string;
        };
        /** @description The best verified result of a candidate. */
        AdminCandidateBest: {
            /** @description 0 to 1000. */
            fineness: number;
            submitted_at: components["schemas"]["Time"];
        };
        /** @description Everything the admin reads of a candidate. Of the three lists the latest 25. */
        AdminCandidateDetail: components["schemas"]["AdminCandidate"] & {
            applications: components["schemas"]["AdminCandidateApplication"][];
            brought_by: components["schemas"]["AdminCandidatePartner"] | null;
            education: string | null;
            erasure_at: components["schemas"]["Time"] | null;
            /** @description Extra time that is proposed to them, in hundredths of the duration; null where none is. */
            extra_time_percent: number | null;
            headline: string | null;
            /** @description What was done to the account, oldest first. */
            history: components["schemas"]["HistoryStep"][];
            internships: components["schemas"]["AdminCandidateInternship"][];
            pool: components["schemas"]["TalentVisibility"] | null;
            results: components["schemas"]["AdminCandidateResult"][];
            /** @description Their attempts in progress, the newest first. */
            running: components["schemas"]["AdminCandidateAttempt"][];
            skills: string[];
        };
        /** @description Candidates who may be the same person, at most 20. */
        AdminCandidateDuplicates: {
            items: components["schemas"]["AdminCandidateAlike"][];
        };
        /** @description An internship of a candidate's. */
        AdminCandidateInternship: {
            company: string;
            ends_on: string;
            id: string;
            role: string;
            starts_on: string;
            state: components["schemas"]["InternshipState"];
        };
        /** @description The partner whose code a candidate named. */
        AdminCandidatePartner: {
            at: components["schemas"]["Time"];
            /** @description The partner's account. */
            id: string;
            organisation: string;
        };
        /** @description A result of a candidate's. */
        AdminCandidateResult: {
            company: string;
            /** @description Null until graded, and once voided. */
            fineness: number | null;
            /** @description Of the report. */
            id: string;
            state: components["schemas"]["AttemptState"];
            submitted_at: components["schemas"]["Time"];
            title: string;
        };
        /** @description A candidate's account, with where they would work and how well they did. */
        AdminCandidateRow: components["schemas"]["AdminCandidate"] & {
            best: components["schemas"]["AdminCandidateBest"] | null;
            /** @description As they say in the talent pool; empty where they have not joined it, or hide. */
            places: components["schemas"]["TalentPlace"][];
        };
        /** @description A company as the admin sees it in the list. */
        AdminCompany: {
            created_at: components["schemas"]["Time"];
            domain: string | null;
            /** @description What is open to it, however that came. */
            flags: components["schemas"]["CompanyFlag"][];
            id: string;
            /** @description The last day, UTC, on which one of its members had a page open; null before the first. */
            last_visit: string | null;
            /** @description How many of its roles people can apply for. */
            live_roles: number;
            members: number;
            name: string;
            state: components["schemas"]["CompanyState"];
        };
        /** @description Everything about a company that the admin decides on. */
        AdminCompanyDetail: {
            company: components["schemas"]["AdminCompany"];
            /** @description Those in force. */
            grants: components["schemas"]["CompanyGrant"][];
            /** @description Oldest first. */
            history: components["schemas"]["HistoryStep"][];
            merged_into: components["schemas"]["MergedInto"] | null;
            /** @description The last day on which a payment, or longer grace, opens something. */
            open_until: string | null;
            /** @description The last day that is paid for. */
            paid_until: string | null;
        };
        /** @description A company's details as the admin reads them. */
        AdminCompanyDetails: {
            changed_at: components["schemas"]["Time"] | null;
            company_id: string;
            form: components["schemas"]["DetailsForm"];
            /** @description What its owners read about a domain that is not approved. */
            note: string | null;
            /** @description The addresses of its owners. */
            owners: string[];
            /** @description Whether one of them writes from the site's domain, or from one below or above it. */
            same_domain: boolean;
            standing: components["schemas"]["DetailsStanding"];
            /** @description What a decision names; 0 before anything is said. */
            version: number;
        };
        /** @description A company as a customer. */
        AdminCustomer: {
            /** @description How many candidates it can invite and has invited. */
            allowance: components["schemas"]["Allowance"];
            /** @description 0 where nothing is overdue. */
            days_late: number;
            id: string;
            /** @description Whether that is grace alone. */
            in_grace: boolean;
            live_roles: number;
            /** @description How many people its team has. */
            members: number;
            /** @description What its invoices that cover today come to a month, before tax. */
            mrr: components["schemas"]["MoneyAmount"][];
            name: string;
            /** @description When the next invoice is to be paid, or was. */
            next_due: string | null;
            /** @description The last day on which a payment, or longer grace, opens something. */
            open_until: string | null;
            /** @description The last day that is paid for. */
            paid_until: string | null;
            /** @description The first day that it has paid for. */
            paying_since: string | null;
            /**
             * @description That of its subscription; else the first line of the newest invoice that covers today; null where there is
             *     neither.
             */
            plan: string | null;
            state: components["schemas"]["CompanyState"];
            /** @description Applicants whom it has left unanswered for more than seven days. */
            unanswered: number;
        };
        /** @description An inquiry as the admin sees it. */
        AdminInquiry: {
            /** @description What can be done now. */
            actions: components["schemas"]["InquiryAct"][];
            age_days: number;
            changed_at: components["schemas"]["Time"];
            column: components["schemas"]["InquiryColumn"];
            company_id: string;
            company_name: string;
            company_type: string;
            created_at: components["schemas"]["Time"];
            due_at: components["schemas"]["Time"] | null;
            email: string;
            email_verified: boolean;
            first_name: string;
            heard_about: string;
            id: string;
            interests: string[];
            last_name: string;
            /**
             * @description `admin` for an account made on a company's behalf, `direct` where no inquiry was sent: the
             *     name is the account's then, and the rest of the form is empty.
             */
            origin: components["schemas"]["InquiryOrigin"];
            phone: string;
            /** @description The last question to the company, or the last reason given to it. */
            reason: string | null;
            signals: components["schemas"]["InquirySignal"][];
            stale: boolean;
            state: components["schemas"]["InquiryState"];
            submitted_at: components["schemas"]["Time"];
            title: string;
            /** @description What a decision on it names. */
            version: number;
        };
        /** @description An inquiry after an act. */
        AdminInquiryBody: {
            inquiry: components["schemas"]["AdminInquiry"];
        };
        /** @description Everything about an inquiry. */
        AdminInquiryDetail: {
            activation: components["schemas"]["ActivationLink"] | null;
            /** @description What the company has been granted. */
            flags: components["schemas"]["CompanyFlag"][];
            /** @description Oldest first. */
            history: components["schemas"]["HistoryStep"][];
            inquiry: components["schemas"]["AdminInquiry"];
            notice: components["schemas"]["InquiryNotice"] | null;
        };
        /** @description An internship as the admin prepares it. What its sides say of each other is not here. */
        AdminInternship: components["schemas"]["Internship"] & {
            /** @description Whether it can be marked ready now. */
            can_be_ready: boolean;
            column: components["schemas"]["OnboardingColumn"] | null;
            /** @description Oldest first. */
            history: components["schemas"]["HistoryStep"][];
            items: components["schemas"]["ChecklistItem"][];
            progress: components["schemas"]["ChecklistProgress"];
        };
        /** @description A partner as the admin's list has them. */
        AdminPartner: {
            /** @description Those of them whose profile is complete. */
            activated: number;
            code: string | null;
            display_name: string;
            email: string;
            /** @description The partner's account. */
            id: string;
            kind: components["schemas"]["PartnerKind"];
            organisation: string;
            /** @description The number of people who named the code in the last 30 days. */
            signed_up: number;
            since: components["schemas"]["Time"];
            state: components["schemas"]["PartnerState"];
            sums: components["schemas"]["CommissionSums"][];
            /** @description What a decision names. */
            version: number;
        };
        /** @description An application as the admin sees it. */
        AdminPartnerApplication: {
            age_days: number;
            applied_at: components["schemas"]["Time"];
            display_name: string;
            email: string;
            email_verified: boolean;
            id: string;
            kind: components["schemas"]["PartnerKind"];
            organisation: string;
            /** @description Why it was rejected. */
            reason: string | null;
            state: components["schemas"]["PartnerApplicationState"];
            /** @description What a decision on it names. */
            version: number;
            website: string | null;
            why: string;
        };
        /** @description Everything about an application. */
        AdminPartnerApplicationDetail: {
            application: components["schemas"]["AdminPartnerApplication"];
            /** @description Oldest first. */
            history: components["schemas"]["HistoryStep"][];
        };
        /** @description Everything about a partner. */
        AdminPartnerDetail: {
            /** @description Oldest first. */
            history: components["schemas"]["HistoryStep"][];
            partner: components["schemas"]["AdminPartner"];
            /** @description What is agreed, those that count last first. */
            terms: components["schemas"]["PartnerTerms"][];
        };
        /** @description Somebody whom a partner brought, as the admin sees them. */
        AdminReferral: {
            brought_at: components["schemas"]["Time"];
            /** @description The code as it was entered. */
            code: string;
            company: string | null;
            credit_until: components["schemas"]["Time"] | null;
            flag: components["schemas"]["ReferralFlag"];
            /** @description The account that was brought. */
            id: string;
            name: string;
            number: number;
            /** @description Whether the partner sees the name. */
            shows_name: boolean;
            stage: components["schemas"]["ReferralStage"];
            /** @description What a decision names. */
            version: number;
        };
        /** @description A role in a queue. */
        AdminRole: {
            company: string;
            id: string;
            publish_at: components["schemas"]["Time"] | null;
            revision: components["schemas"]["RoleRevisionState"] | null;
            state: components["schemas"]["RoleState"];
            /** @description When it was last sent. */
            submitted_at: components["schemas"]["Time"];
            title: string;
        };
        /** @description Everything about a role. */
        AdminRoleDetail: {
            checks: components["schemas"]["RoleChecked"][];
            /** @description The same about single fields. */
            comments: components["schemas"]["RoleComment"][];
            company: string;
            /** @description What can be decided now. */
            decisions: components["schemas"]["RoleDecision"][];
            /** @description What is decided about: the changes where there are some, else the role. */
            form: components["schemas"]["RoleForm"];
            /** @description Oldest first. */
            history: components["schemas"]["HistoryStep"][];
            id: string;
            /** @description What the admin said last. */
            note: string | null;
            publish_at: components["schemas"]["Time"] | null;
            published: components["schemas"]["RoleForm"] | null;
            revision: components["schemas"]["RoleRevisionState"] | null;
            state: components["schemas"]["RoleState"];
            submitted_at: components["schemas"]["Time"] | null;
            /** @description What a decision on it names. */
            version: number;
        };
        /** @description A setting as it is now. */
        AdminSetting: {
            /** @description What counts where nothing is set. */
            default: components["schemas"]["SettingValue"];
            group: components["schemas"]["SettingGroup"];
            key: string;
            last: components["schemas"]["SettingVersion"] | null;
            /** @description The least that a number can be. */
            least: number | null;
            /** @description The most that it can be. */
            most: number | null;
            name: string;
            unit: components["schemas"]["SettingUnit"];
            /** @description What counts now. */
            value: components["schemas"]["SettingValue"];
            /** @description What a change names; 0 before the first. */
            version: number;
        };
        /** @description Every setting, group by group. There are as many as the code knows, so the list has no pages. */
        AdminSettings: {
            settings: components["schemas"]["AdminSetting"][];
        };
        /** @description A conversation as support sees it. */
        AdminSupportConversation: {
            /** @description The newest message that support has read. */
            admin_read: number;
            blocked_at: components["schemas"]["Time"] | null;
            changed_at: components["schemas"]["Time"];
            created_at: components["schemas"]["Time"];
            id: string;
            labels: string[];
            last_number: number;
            priority: components["schemas"]["SupportPriority"];
            /** @description 1 to 5; null where the person has not rated it. */
            rating: number | null;
            resolved_at: components["schemas"]["Time"] | null;
            snoozed_until: components["schemas"]["Time"] | null;
            state: components["schemas"]["SupportState"];
            /** @description The newest message that has arrived at the person. */
            user_delivered: number;
            /** @description The account of the person. */
            user_id: string;
            /** @description The newest message that the person has read. */
            user_read: number;
            /** @description What an act on it names. */
            version: number;
            waiting_since: components["schemas"]["Time"] | null;
        };
        /** @description A conversation with everything beside it but the messages. */
        AdminSupportDetail: {
            conversation: components["schemas"]["AdminSupportConversation"];
            /** @description Oldest first. */
            history: components["schemas"]["HistoryStep"][];
            /** @description Oldest first; of more than 200 the newest. */
            notes: components["schemas"]["SupportNote"][];
            person: components["schemas"]["SupportPerson"];
        };
        /** @description The editions that the person was shown, such as `1.2`. */
        Agree: {
            /** @description Of the privacy policy. */
            privacy: string;
            /** @description Of the terms of use. */
            terms: string;
        };
        /** @description Terms that count from a day on. */
        AgreePartnerTerms: {
            /** @description For each placement, in minor units. */
            amount?: number | null;
            basis: components["schemas"]["CommissionBasis"];
            /** @description The most that one invoice brings, in minor units. */
            cap?: number | null;
            currency: components["schemas"]["InvoiceCurrency"];
            /** @description Today or a day of the next year. */
            effective_from: string;
            /** @description The share of payments in hundredths of a per cent, 1 to 5000. */
            rate_bp?: number | null;
            /** @description 1 to 730. */
            window_days: number;
        };
        /** @enum {string} */
        AiPolicy: "off" | "allowed" | "required";
        /** @description What the candidate allows. */
        AllowCompanyLinks: {
            /** @description Where it is false, the company's links are revoked. */
            allowed: boolean;
        };
        /** @description How many candidates a company can still invite. */
        Allowance: {
            /** @description How many are left of those that were granted beyond the plan. */
            extra: number;
            /** @description Whether it is a free trial, which does not renew. */
            is_trial: boolean;
            /** @description How many can be sent now. */
            left: number;
            level: components["schemas"]["AllowanceLevel"];
            /** @description The name of the plan that says so. */
            plan: string;
            /** @description How many invitations it has a month. */
            quota: number;
            /** @description The day on which the next month of the plan begins; of a free trial, the day after its last. */
            renews_on: string;
            /** @description How many of them were sent in this month. */
            used: number;
        };
        /** @enum {string} */
        AllowanceLevel: "open" | "near" | "used_up";
        /** @description Something for the admin's own eyes. */
        AnnotateApplication: {
            /** @description At most 2000 characters; empty to remove it. */
            note: string;
            /** @description Of what is held of it, 0 before the first change. */
            version: number;
        };
        /** @description The answer to a request for extra time. */
        AnswerExtraTime: {
            answer: components["schemas"]["AccommodationAnswer"];
            /** @description Of what is granted, in hundredths of the duration. */
            percent?: number | null;
            /** @description Why it is declined; the candidate reads it. */
            reason?: string | null;
            /** @description Of the request, as it was read. */
            version: number;
        };
        /** @description An answer to the times that are proposed. */
        AnswerMeeting: {
            /** @description What the company reads where none fits, at most 2000 characters. */
            note?: string | null;
            /** @description Which of the times, counted from 0; null where none fits. */
            slot?: number | null;
            /** @description Of the interview, as it was read. */
            version: number;
        };
        /** @description An answer to an offer. */
        AnswerOffer: {
            /** @description Yes or no. */
            accept: boolean;
            /** @description Why not, at most 2000 characters. The company does not read it. */
            reason?: string | null;
            /** @description Of the offer, as it was read. */
            version: number;
        };
        /** @description What was answered. */
        AnsweredAccommodation: {
            /** @description What the candidate has now, in hundredths of the duration. */
            granted_percent: number | null;
            state: components["schemas"]["AccommodationState"];
            version: number;
        };
        /** @description An invitation that is answered. */
        AnsweredInvitation: {
            report_id: string;
        };
        /** @description A key, without what opens anything. */
        ApiKey: {
            created_at: components["schemas"]["Time"];
            expires_at: components["schemas"]["Time"];
            id: string;
            /** @description On which day it was used last, in UTC. */
            last_used_on: string | null;
            name: string;
            /** @description Whether its time is over. */
            over: boolean;
            /** @description How it begins. */
            prefix: string;
            scopes: components["schemas"]["ApiScope"][];
        };
        /** @enum {string} */
        ApiScope: "roles:read" | "applications:read" | "results:read";
        /** @description What a company is sent of the person. */
        ApplicantProfile: {
            available_from: string | null;
            education: string | null;
            email: string;
            headline: string | null;
            name: string;
            skills: string[];
        };
        /** @description A question, as it was asked, and what was said. */
        ApplicationAnswer: {
            answer: string;
            /** @description The answer that the role requires. */
            needs: string | null;
            question: string;
        };
        /** @description Why a company said no. */
        ApplicationDecline: {
            code: components["schemas"]["DeclineCode"];
            /** @description What the company says to it. */
            text: string | null;
        };
        /** @description A draft. */
        ApplicationDraft: {
            answers: components["schemas"]["SaidToQuestion"][];
            note: string;
            resume: components["schemas"]["Resume"] | null;
            /** @description To be sent back when saving; 0 while nothing is saved. */
            version: number;
        };
        /** @description A note. */
        ApplicationNote: {
            /** @description Null once they have left the company. */
            author: string | null;
            created_at: components["schemas"]["Time"];
            edited_at: components["schemas"]["Time"] | null;
            id: string;
            mentions: components["schemas"]["Mention"][];
            open_until: components["schemas"]["Time"] | null;
            text: string;
            version: number;
        };
        /** @enum {string} */
        ApplicationStage: "applied" | "in_review" | "assessment" | "interview" | "offer" | "closed";
        /** @description The caller's application for a role, sent or not. */
        ApplicationStart: {
            /** @description The application, where there is one. */
            application_id: string | null;
            draft: components["schemas"]["ApplicationDraft"];
            /** @description What the company would be sent now. */
            profile: components["schemas"]["ApplicantProfile"];
        };
        /** @enum {string} */
        ApplicationState: "applied" | "screening" | "released" | "shortlisted" | "assessment" | "interview" | "selected" | "offered" | "accepted" | "placed" | "declined_by_company" | "withdrawn" | "offer_declined" | "offer_expired" | "role_closed";
        /** @description What is sent with the profile and the résumé of the draft. */
        Apply: {
            /** @description One for each question of the role. */
            answers: components["schemas"]["SaidToQuestion"][];
            /** @description To the company; at most 2000 characters. */
            note: string;
        };
        /** @description The time that was picked. */
        Appointment: {
            ends_at: components["schemas"]["Time"];
            place: string;
            starts_at: components["schemas"]["Time"];
        };
        /** @description Says yes. */
        Approve: {
            /** @description Flags to grant at once. */
            flags: components["schemas"]["CompanyFlag"][];
            note?: string | null;
            /** @description The plan that the company is subscribed to from today on; null for none. */
            plan?: string | null;
            /** @description The last day of the flags; null for no end. */
            until?: string | null;
            /** @description The version that was looked at. */
            version: number;
        };
        /** @description Makes somebody a partner. */
        ApprovePartner: {
            /** @description For the audit log. */
            note?: string | null;
            /** @description The version that was looked at. */
            version: number;
        };
        /** @description Whether an assessment is to be archived. */
        ArchiveAssessment: {
            archived: boolean;
            /** @description The one that was shown. */
            revision: number;
        };
        /** @description Acts on the inquiry as it was seen. */
        AsSeen: {
            /** @description The version that was looked at. */
            version: number;
        };
        /** @description An answer as Ashby reads it. */
        AshbyAnswer_AshbyStarted: {
            /** @description Which assessment is meant. */
            results: {
                assessment_id: string;
            };
            success: boolean;
        };
        /** @description An answer as Ashby reads it. */
        AshbyAnswer_Vec_AshbyAssessment: {
            results: {
                assessment_type_id: string;
                name: string;
            }[];
            success: boolean;
        };
        /** @description The application for which somebody is assessed. */
        AshbyApplication: {
            ashby_id: string;
        };
        /** @description An assessment. */
        AshbyAssessment: {
            assessment_type_id: string;
            name: string;
        };
        /** @description Which assessment is meant. */
        AshbyStarted: {
            assessment_id: string;
        };
        /** @description A question to the assistant. */
        AskAssistant: {
            code?: components["schemas"]["AssistantCode"] | null;
            /** @description What the tab was given that writes. */
            lease?: string | null;
            question: string;
        };
        /** @description Extra time to be asked for. */
        AskExtraTime: {
            /** @description In hundredths of the duration. */
            percent: number;
            /** @description Why, where one wants to say it. */
            text?: string | null;
            /** @description Of the request that is changed; 0 where there is none. */
            version: number;
        };
        /** @description Which assessment candidates of the shortlist are invited to. */
        AssessCandidates: {
            assessment_id: string;
            /** @description 1 to 100. */
            items: components["schemas"]["AssessedCandidate"][];
        };
        /** @description One of several candidates, at the version that was looked at. */
        AssessedCandidate: {
            id: string;
            version: number;
        };
        /** @description An assessment in a list. */
        Assessment: {
            archived: boolean;
            counts: components["schemas"]["Counts"];
            created_at: components["schemas"]["Time"];
            duration_minutes: number;
            id: string;
            languages: components["schemas"]["LanguageId"][];
            /** @description Which version it is, from 1. */
            number: number;
            /** @description To be named when it is changed. */
            revision: number;
            settings: components["schemas"]["AssessmentSettings"];
            superseded: boolean;
            task_count: number;
            title: string;
            /** @description Somebody of the company has taken it as it is. */
            tried: boolean;
        };
        /** @description A skill area of an assessment. */
        AssessmentCover: {
            name: string;
            /** @description The share of the score of the tasks that need it. */
            percent: number;
        };
        /** @description An assessment with its tasks. */
        AssessmentDetail: components["schemas"]["Assessment"] & {
            /** @description What the tasks cover, the most important first; of the tasks' own problems. */
            covers: components["schemas"]["AssessmentCover"][];
            tasks: components["schemas"]["Task"][];
            /** @description Newest first, this one too. */
            versions: components["schemas"]["AssessmentVersion"][];
        };
        /** @description What applies to the invitations to an assessment. */
        AssessmentSettings: {
            /** @description Extra time in hundredths of the duration: 0, or 10 to 300. */
            accommodation_percent: number;
            /** @description What candidates may do with the assistant of the workspace. */
            ai_policy: components["schemas"]["AiPolicy"];
            /** @description Whether an account with another verified address than the invited one may take it. */
            any_address: boolean;
            /** @description Whether it is recorded how candidates write, where they agree. */
            records_typing: boolean;
            /** @description After so many attempts within so many days somebody cools down. */
            retake_attempts: number;
            /** @description 0 where nobody cools down. */
            retake_days: number;
            /** @description For how many days an invitation is open. */
            window_days: number;
        };
        /** @description How well an assessment measures, as it was counted in the last night after a grade. */
        AssessmentStatistics: {
            /** @description Cronbach's α over the groups, in thousandths; null while it is not estimated. */
            alpha_thousandths: number | null;
            counted_at: components["schemas"]["Time"] | null;
            /** @description From how many people on a standard error is estimated. */
            error_from: number;
            /** @description How many people have a grade; only the first attempt of each counts. */
            people: number;
            /** @description The standard error of measurement, in points of fineness; null as α is. */
            sem: number | null;
            /** @description From how many people on anything is shown of a task. */
            shown_from: number;
            /** @description In order; none while too few people have a grade. */
            tasks: components["schemas"]["TaskStatistics"][];
        };
        /** @description What assessments were used for, in the last days. */
        AssessmentUsage: {
            /** @description How many days are counted. */
            days: number;
            /** @description Attempts that ended. */
            finished: number;
            /** @description Invitations that were mailed for the first time. */
            sent: number;
            /** @description Attempts begun. */
            started: number;
        };
        /** @description One version of an assessment. */
        AssessmentVersion: {
            created_at: components["schemas"]["Time"];
            id: string;
            invited: number;
            number: number;
        };
        /** @description The assistant of an attempt. */
        Assistance: {
            /** @description Whether it can be asked: `unused` or `used`. */
            assistant: components["schemas"]["AssistantUse"];
            /** @description How many are left; none once all answers together are as long as they may be. */
            left: number;
            /** @description The longest question, in characters. */
            longest: number;
            /** @description How many questions an attempt has. */
            most: number;
            policy: components["schemas"]["AiPolicy"];
            /** @description The first one first, of all tasks. */
            questions: components["schemas"]["AssistantQuestion"][];
        };
        /** @description The code in the editor. */
        AssistantCode: {
            language: components["schemas"]["LanguageId"];
            source: string;
        };
        /** @description One event of the stream, by its name. */
        AssistantEvent: {
            /** @description As they come. */
            data: components["schemas"]["AssistantWords"];
            /** @enum {string} */
            name: "words";
        } | {
            /** @description At the end. Without it, a reader asks for the questions again. */
            data: components["schemas"]["AssistantQuestion"];
            /** @enum {string} */
            name: "done";
        };
        /** @enum {string} */
        AssistantFailure: "down" | "slow" | "busy" | "refused" | "over_budget" | "interrupted";
        /** @description A question to the assistant and what became of it. */
        AssistantQuestion: {
            /** @description As far as it came. */
            answer: string;
            asked_at: components["schemas"]["Time"];
            code: string | null;
            /** @description Whether it was longer than what is kept. */
            cut: boolean;
            ended_at: components["schemas"]["Time"] | null;
            failure: components["schemas"]["AssistantFailure"] | null;
            /** @description Null by a link. */
            id: string | null;
            language: components["schemas"]["LanguageId"] | null;
            /** @description The model's name, once one was asked. */
            model: string | null;
            /** @description Which question of the attempt it is, from 1. */
            number: number;
            /** @description Which task it is about, from 1. */
            position: number;
            question: string;
            state: components["schemas"]["AssistantQuestionState"];
        };
        /** @enum {string} */
        AssistantQuestionState: "waiting" | "asking" | "answered" | "stopped" | "failed";
        /** @description What was asked and answered in an attempt. */
        AssistantTranscript: {
            /**
             * @description Whether the attempt had an assistant, and whether it was asked. Where it was and there is no question, they were
             *     removed after their time.
             */
            assistant: components["schemas"]["AssistantUse"];
            /** @description The first one first, of all tasks. */
            questions: components["schemas"]["AssistantQuestion"][];
        };
        /** @enum {string} */
        AssistantUse: "off" | "not_agreed" | "unavailable" | "unused" | "used";
        /** @description A few words of the answer. */
        AssistantWords: {
            text: string;
        };
        /** @description Whom a system wants assessed. */
        AtsCandidate: {
            /** @description Where the invitation is sent. */
            email: string;
            first_name: string;
            last_name: string;
        };
        /** @description A connection, without what opens anything. */
        AtsConnection: {
            /** @description Where the system calls: the calls that it documents follow. */
            address: string;
            called_at: components["schemas"]["Time"] | null;
            created_at: components["schemas"]["Time"];
            id: string;
            /** @description How its key begins. */
            prefix: string;
            state: components["schemas"]["AtsConnectionState"];
            system: components["schemas"]["AtsSystem"];
            version: number;
        };
        /** @enum {string} */
        AtsConnectionState: "active" | "paused";
        /** @description A call that we answered, or an update. */
        AtsExchange: {
            created_at: components["schemas"]["Time"];
            /** @description What was said of it. */
            detail: string | null;
            /** @description Why the last try was not answered. */
            error: string | null;
            id: string;
            next_try_at: components["schemas"]["Time"] | null;
            operation: components["schemas"]["AtsOperation"];
            state: components["schemas"]["AtsExchangeState"];
            /** @description What we answered, or the system to the last try. */
            status: number | null;
            /** @description How often an update was tried. */
            tries: number;
        };
        /** @enum {string} */
        AtsExchangeState: "answered" | "refused" | "pending" | "retrying" | "delivered" | "exhausted" | "cancelled";
        /** @enum {string} */
        AtsOperation: "list" | "start" | "status" | "cancel" | "report_error" | "update";
        /** @enum {string} */
        AtsSystem: "greenhouse" | "ashby";
        /** @description A file to be sent along. */
        AttachResume: {
            /** @description A PDF file or one in the JSON Resume format, of at most 5 MiB, in Base64. */
            content: string;
            /** @description What the file is called; at most 120 characters. */
            name: string;
        };
        /** @description A file for one's place in the pool. */
        AttachTalentResume: {
            /** @description A PDF file or one in the JSON Resume format, of at most 5 MiB, in Base64. */
            content: string;
            /** @description What the file is called; at most 120 characters. */
            name: string;
        };
        /** @description An attempt as its candidate works on it. */
        Attempt: {
            ai_policy: components["schemas"]["AiPolicy"];
            assessment_title: string;
            /** @description Whether there is an assistant: `unused` or `used`. */
            assistant: components["schemas"]["AssistantUse"];
            company_name: string;
            /** @description Time that was given for outages of the server, already in `ends_at`. */
            credits: components["schemas"]["OutageCredit"][];
            duration_minutes: number;
            ended_by: components["schemas"]["AttemptEnd"] | null;
            ends_at: components["schemas"]["Time"];
            id: string;
            /** @description Those of all its tasks. */
            languages: components["schemas"]["Language"][];
            receipt_id: string | null;
            recorded: components["schemas"]["Recorded"][];
            /** @description Whether it is recorded when the candidate copies from the statement. */
            records_copying: boolean;
            /** @description Whether it is recorded how the candidate writes. */
            records_typing: boolean;
            /** @description The clock that counts. */
            server_now: components["schemas"]["Time"];
            started_at: components["schemas"]["Time"];
            state: components["schemas"]["AttemptState"];
            submitted_at: components["schemas"]["Time"] | null;
            tasks: components["schemas"]["AttemptTask"][];
            /** @description The assessment that this is a trial of, where it is one. */
            trial_of: string | null;
            /** @description The name of the problem that is tried alone, where it is one. */
            trial_problem: string | null;
        };
        /** @enum {string} */
        AttemptEnd: "candidate" | "timeout" | "void";
        /** @description An attempt in progress. */
        AttemptInProgress: {
            assessment: string;
            /** @description The candidate's name; may be empty. */
            candidate: string;
            company: string;
            ends_at: components["schemas"]["Time"];
            id: string;
            /** @description How many seconds are left. */
            left_s: number;
            started_at: components["schemas"]["Time"];
        };
        /** @description Whether this tab writes. */
        AttemptLease: {
            /** @description What it names when it writes; null where another tab writes. */
            lease: string | null;
            /** @description In how many seconds it says that it is still there. */
            renew_seconds: number;
        };
        /** @enum {string} */
        AttemptState: "in_progress" | "submitted" | "graded" | "voided";
        /** @description A task as its candidate works on it. */
        AttemptTask: {
            best_points: number | null;
            difficulty: components["schemas"]["Difficulty"];
            drafts: components["schemas"]["Draft"][];
            groups: components["schemas"]["Group"][];
            id: string;
            keywords: string[];
            /** @description The attempt's languages that the task accepts. */
            languages: components["schemas"]["LanguageId"][];
            memory_mib: number;
            position: number;
            samples: components["schemas"]["Sample"][];
            /** @description True if the end of the attempt submitted the draft. */
            sent_at_end: boolean;
            /** @description Markdown. */
            statement: string;
            submissions: components["schemas"]["SubmissionSummary"][];
            templates: components["schemas"]["Template"][];
            time_limit_ms: number;
            title: string;
            type: components["schemas"]["ProblemType"];
            weight: number;
        };
        /** @enum {string} */
        AttemptVerification: "unexamined" | "under_review" | "verified" | "not_verified" | "appealed";
        /**
         * @description On whose behalf something was done.
         * @enum {string}
         */
        AuditActorKind: "user" | "system" | "operator";
        /** @description One entry of the audit trail. */
        AuditEntry: {
            action: string;
            /** @description An address, `system` or `operator`. */
            actor: string;
            actor_kind: components["schemas"]["AuditActorKind"];
            /** @description The state after; null where none is noted. */
            after: string | null;
            at: components["schemas"]["Time"];
            /** @description The state before; null where none is noted. */
            before: string | null;
            /** @description The kind of what it was done to. */
            entity: string;
            /** @description Its id; null where it has none. */
            entity_id: string | null;
            id: string;
            /** @description Why, in the actor's words. */
            reason: string | null;
        };
        /** @description A problem to be begun. */
        BeginProblem: {
            kind?: components["schemas"]["ProblemDraftKind"] | null;
            /** @description 3 to 52 of a-z, 0-9, - and _; begins with a letter. */
            name: string;
            /** @description 1 to 80 characters. */
            title: string;
        };
        /** @description The dashboard to look at, and the reason. */
        BeginViewAs: {
            area: components["schemas"]["ViewAsArea"];
            /** @description The company or the partner. */
            id: string;
            /** @description 10 to 2000 characters, for the audit log. */
            reason: string;
        };
        /** @description A company that an invoice can be to. */
        BillingCompany: {
            id: string;
            name: string;
            state: components["schemas"]["CompanyState"];
        };
        /** @description The figures of one currency. */
        BillingFigures: {
            ageing: components["schemas"]["InvoiceAgeing"];
            /** @description What was received this month. */
            collected: number;
            currency: components["schemas"]["InvoiceCurrency"];
            /** @description What was issued this month, with tax. */
            issued: number;
            /** @description What the invoices that cover today come to a month, before tax. */
            mrr: number;
            outstanding: number;
            overdue: number;
        };
        /** @description The figures of every currency. */
        BillingFiguresBody: {
            figures: components["schemas"]["BillingFigures"][];
            /** @description While one is missing, nothing of that series is issued. */
            gaps: components["schemas"]["NumberGap"][];
        };
        /** @description A person who is blocked, or let in again. */
        BlockSupport: {
            /** @description The version that was looked at. */
            version: number;
        };
        /** @description A company that can be blocked. */
        BlockableCompany: {
            id: string;
            name: string;
        };
        /** @description The board of a role: its columns, and what can be done there. */
        Board: {
            /** @description The assessment that the role names. */
            assessment_id: string | null;
            /** @description Whether the caller may move, decline and set aside; others look. */
            can_move: boolean;
            /** @description In the order of the board. */
            counts: components["schemas"]["BoardCount"][];
            /** @description The cut-off that the role names, 0 to 1000. It declines nobody. */
            cut_off: number | null;
            /** @description Every move between columns but the one that takes a decline back. */
            moves: components["schemas"]["BoardLine"][];
            /** @description Whether applicants are shown by name before the shortlist. */
            named: boolean;
            role_id: string;
            /** @description The skills that the role names and its applicants can be looked for by. */
            skills: string[];
            state: components["schemas"]["RoleState"];
            title: string;
        };
        /** @enum {string} */
        BoardColumn: "released" | "shortlisted" | "assessment" | "interview" | "selected" | "offered" | "accepted" | "placed" | "ended";
        /** @description How many applications a column holds. */
        BoardCount: {
            column: components["schemas"]["BoardColumn"];
            count: number;
        };
        /** @description A move from a column to another. */
        BoardLine: {
            act: components["schemas"]["BoardMove"];
            from: components["schemas"]["BoardColumn"];
            to: components["schemas"]["BoardColumn"];
        };
        /** @enum {string} */
        BoardMove: "shortlist" | "interview" | "select" | "move_back" | "decline" | "reconsider";
        /** @description A company that signed up with the caller's code. */
        BroughtCompany: {
            brought_at: components["schemas"]["Time"];
            company: string | null;
            credit_until: components["schemas"]["Time"] | null;
            earned: components["schemas"]["MoneyAmount"][];
            first_paid_at: components["schemas"]["Time"] | null;
            number: number;
            stage: components["schemas"]["ReferralStage"];
        };
        /** @description A student who signed up with the caller's code. */
        BroughtStudent: {
            brought_at: components["schemas"]["Time"];
            /**
             * @description The day on which they last ran or submitted a program; null if they never have, and of somebody who hides their
             *     name.
             */
            last_active_on: string | null;
            /** @description Null unless the student lets the partner see it. */
            name: string | null;
            /** @description Identifies the student to the partner while their name is hidden, as in “Student 3”. */
            number: number;
            stage: components["schemas"]["ReferralStage"];
        };
        /** @description The address of one's calendar, without what opens it. */
        CalendarAddress: {
            created_at: components["schemas"]["Time"];
            /** @description On which day a program read it last, in UTC. */
            read_on: string | null;
        };
        /** @description Whether one's calendar has an address. */
        CalendarStanding: {
            address: components["schemas"]["CalendarAddress"] | null;
        };
        /** @description An assessment that Ashby takes back. */
        CancelAshbyAssessment: {
            /** @description What `assessment.start` answered. */
            assessment_id: string;
        };
        /** @description Cancels an internship before its start. */
        CancelInternship: {
            /** @description What both sides read, 1 to 2000 characters. */
            reason: string;
            /** @description The version that was looked at. */
            version: number;
        };
        /** @description Calls an interview off. */
        CancelMeeting: {
            /** @description What everybody who would have come reads, at most 2000 characters. */
            reason?: string | null;
            /** @description Of the interview, as it was read. */
            version: number;
        };
        /** @description Somebody who has applied, with all that the company reads of them. */
        Candidate: components["schemas"]["CandidateCard"] & {
            answers: components["schemas"]["CandidateAnswer"][];
            /** @description Their account, which names their own page; null while their name is. */
            candidate_id: string | null;
            declined: components["schemas"]["CandidateDecline"] | null;
            education: string | null;
            email: string | null;
            /** @description Oldest first. */
            history: components["schemas"]["CandidateStep"][];
            /** @description What they say to the company. */
            note: string | null;
            resume: components["schemas"]["CandidateResume"] | null;
            role_id: string;
            role_title: string;
        };
        /** @description A question, as it was asked, and what was said. */
        CandidateAnswer: {
            answer: string;
            /** @description Whether it is another one. */
            misses: boolean;
            /** @description The answer that the role requires. */
            needs: string | null;
            question: string;
        };
        /** @description A skill area of a result. */
        CandidateArea: {
            name: string;
            /** @description Tenths of a percent, 0 to 1000. */
            percent_tenths: number;
        };
        /** @description What became of one of several invitations. */
        CandidateAssessed: {
            card: components["schemas"]["CandidateCard"] | null;
            /** @description Why the application does not allow it; null where it does. */
            code: string | null;
            /** @description The same in words, or what is wrong with the address. */
            detail: string | null;
            id: string;
            outcome: components["schemas"]["SendOutcomeWord"] | null;
            until: components["schemas"]["Time"] | null;
        };
        /**
         * @description The last assessment that somebody was invited to from the board, else one that the company invited them to otherwise
         *     and has the result of.
         */
        CandidateAssessment: {
            assessment_id: string;
            /** @description Until when an attempt can begin. */
            expires_at: components["schemas"]["Time"];
            /** @description The score, 0 to 1000, once graded. */
            fineness: number | null;
            /** @description Whether they were invited otherwise than from this board. */
            is_elsewhere: boolean;
            remind_from: components["schemas"]["Time"] | null;
            /** @description Null before it is graded, and while the name is hidden: the report says it. */
            report_id: string | null;
            /** @description Its standard error of measurement; null while that is not estimated. */
            sem: number | null;
            /** @description How each skill area went; empty before it is graded. */
            skills: components["schemas"]["CandidateArea"][];
            state: components["schemas"]["InvitationState"];
            submitted_at: components["schemas"]["Time"] | null;
            title: string;
        };
        /** @description Somebody who has applied, as a card of the board. */
        CandidateCard: {
            applied_at: components["schemas"]["Time"];
            assessment: components["schemas"]["CandidateAssessment"] | null;
            available_from: string | null;
            /** @description The code in place of a hidden name. */
            code: string;
            column: components["schemas"]["BoardColumn"] | null;
            facts: components["schemas"]["CandidateFacts"];
            headline: string | null;
            hidden: components["schemas"]["HiddenOfCandidate"] | null;
            /** @description Of the application. */
            id: string;
            /** @description How many answers are not those that the role requires. */
            missed: number;
            /** @description Since when it is in its state. */
            moved_at: components["schemas"]["Time"];
            /** @description Null while it is hidden, and once the person is erased. */
            name: string | null;
            reconsider_until: components["schemas"]["Time"] | null;
            skills: string[];
            /** @description What they are in the order of: when it was sent, unless it was put elsewhere before the release. */
            stands_at: components["schemas"]["Time"];
            state: components["schemas"]["ApplicationState"];
            /** @description What a move of it names. */
            version: number;
            /** @description Whether somebody has set that aside. */
            waived: boolean;
        };
        /** @description Why the company said no. */
        CandidateDecline: {
            code: components["schemas"]["DeclineCode"];
            /** @description What the candidate reads with it. */
            text: string | null;
        };
        /** @description What other rows know of somebody. */
        CandidateFacts: {
            /** @description The member of the company who acted on it last, by name; null before anybody has. */
            handled_by: string | null;
            /** @description How far they are with the last assessment that they were invited to from the board. */
            progress: components["schemas"]["CandidateProgress"];
            /** @description In the order in which the role names them; nothing orders candidates by it. */
            requirements: components["schemas"]["CandidateRequirement"][];
            scorecards: components["schemas"]["CandidateScorecards"];
            source: components["schemas"]["CandidateSource"] | null;
        };
        /** @description What the company reads of one candidate, and what the caller may do. */
        CandidateForCompany: components["schemas"]["Candidate"] & {
            /** @description The assessment that the role names. */
            assessment_id: string | null;
            /** @description Whether the caller may move, decline and set aside; others look. */
            can_move: boolean;
            /** @description Every move between columns but the one that takes a decline back. */
            moves: components["schemas"]["BoardLine"][];
        };
        /** @description What became of one of several moves. */
        CandidateMoved: {
            card: components["schemas"]["CandidateCard"] | null;
            /** @description Why it was refused: null where it was made. */
            code: string | null;
            /** @description The same in words. */
            detail: string | null;
            id: string;
        };
        /** @enum {string} */
        CandidateProgress: "none" | "waiting" | "running" | "grading" | "graded" | "missed";
        /** @description Something that the role requires. */
        CandidateRequirement: {
            /** @description Whether the candidate states it, as far as the company reads what they wrote. */
            is_stated: boolean;
            kind: components["schemas"]["RequirementKind"];
            /** @description The skill, the first day as `YYYY-MM-DD`, or the question. */
            name: string;
        };
        /** @description A file that somebody sent along. */
        CandidateResume: {
            bytes: number;
            id: string;
            kind: components["schemas"]["ResumeKind"];
            name: string;
        };
        /** @description How many scorecards there are. */
        CandidateScorecards: {
            /** @description How many people are to write one: those of its interviews, and those who have begun. */
            asked: number;
            /** @description How many are in. */
            submitted: number;
        };
        /** @enum {string} */
        CandidateSource: "direct" | "referral" | "partner" | "invited" | "talent_pool" | "proposed";
        /** @enum {string} */
        CandidateStanding: "all" | "unverified" | "incomplete" | "locked";
        /** @description A step that was taken with an application. */
        CandidateStep: {
            action: string;
            at: components["schemas"]["Time"];
            by: components["schemas"]["CandidateStepBy"];
            from: components["schemas"]["ApplicationState"] | null;
            /** @description The person of the company; null for others, and once they are erased. */
            name: string | null;
            reason: string | null;
            to: components["schemas"]["ApplicationState"] | null;
        };
        /** @enum {string} */
        CandidateStepBy: "member" | "candidate" | "assay";
        /** @description A text with its key. */
        CannedReply: {
            key: string;
            text: string;
        };
        /** @description The address that the account is to have. */
        ChangeAddress: {
            email: string;
        };
        /** @description Which invitations, and what is done to them. */
        ChangeInvitations: {
            change: components["schemas"]["InvitationChange"];
            /** @description Of those that are extended. */
            closes_at?: string | null;
            ids: string[];
        };
        /** @description Another role for a member. */
        ChangeRole: {
            role: components["schemas"]["CompanyRole"];
        };
        /** @description A value for a setting, and why. */
        ChangeSetting: {
            /** @description 1 to 2000 characters. */
            reason: string;
            value?: components["schemas"]["SettingValue"] | null;
            /** @description The version that was read. */
            version: number;
        };
        /** @description What a webhook is to be. */
        ChangeWebhook: {
            events: components["schemas"]["WebhookEvent"][];
            url: string;
            version: number;
        };
        /** @description What became of one of them. */
        ChangedInvitation: {
            id: string;
            invitation: components["schemas"]["Invitation"] | null;
            /** @description Why it was not. */
            problem: string | null;
        };
        /** @description What became of all of them. */
        ChangedInvitations: {
            items: components["schemas"]["ChangedInvitation"][];
        };
        /** @description What one side has said of a week. */
        CheckIn: {
            learning: number;
            support: number;
            text: string | null;
            work: number;
            written_at: components["schemas"]["Time"];
        };
        /** @description An item of a checklist. */
        ChecklistItem: {
            answer: boolean | null;
            /** @description Whether it is answered with yes or no. */
            asks: boolean;
            due_on: string;
            help: string | null;
            id: string;
            is_overdue: boolean;
            owner: components["schemas"]["ChecklistOwner"];
            /** @description Why it was rejected. */
            reason: string | null;
            required: boolean;
            state: components["schemas"]["ChecklistItemState"];
            /** @description What was submitted; null to those who are neither its owner nor the admin. */
            text: string | null;
            title: string;
            /** @description What submitting and deciding name. */
            version: number;
        };
        /** @enum {string} */
        ChecklistItemState: "todo" | "submitted" | "approved" | "rejected";
        /** @enum {string} */
        ChecklistOwner: "company" | "candidate" | "admin";
        /** @description How far a checklist is. */
        ChecklistProgress: {
            /** @description Of those that are required. */
            approved: number;
            /** @description How many wait for an owner who is late. */
            overdue: number;
            required: number;
            /** @description How many wait for the admin. */
            submitted: number;
        };
        /** @description What has to be done, as a template says it. */
        ChecklistTask: {
            /** @description Whether it is answered with yes or no. */
            asks: boolean;
            /** @description How many days after the first day it is due; before it where negative. -90 to 90. */
            due_days: number;
            /** @description At most 500 characters. */
            help: string | null;
            owner: components["schemas"]["ChecklistOwner"];
            /** @description Whether the internship is not ready without it. */
            required: boolean;
            /** @description One line of 1 to 120 characters. */
            title: string;
        };
        /** @description A version of a template. */
        ChecklistTemplate: {
            items: components["schemas"]["ChecklistTask"][];
            saved_at: components["schemas"]["Time"] | null;
            /** @description 0 is the one that was there before any was saved. */
            version: number;
        };
        /** @description The template of a company, or of those that have none of their own. */
        ChecklistTemplates: {
            /** @description Null for the template of companies that have none of their own. */
            company_id: string | null;
            company_name: string | null;
            /** @description What an internship that begins now gets. */
            in_force: components["schemas"]["ChecklistTemplate"];
            /** @description What saving names: the last version that was saved for it, 0 where none was. */
            version: number;
            /** @description The last 20 versions, the last first. */
            versions: components["schemas"]["ChecklistTemplate"][];
        };
        /** @description Another plan from the next period on. */
        ChooseNextPlan: {
            /** @description What the plan is known by; that of the running period for no change. */
            plan: string;
            /** @description Of the subscription, as it was read. */
            version: number;
        };
        /** @description How pages are to look. */
        ChooseTheme: {
            theme: components["schemas"]["Theme"];
        };
        /** @description One of several inquiries, at the version that was looked at. */
        ChosenInquiry: {
            id: string;
            version: number;
        };
        /** @description What a tab asks for. */
        ClaimLease: {
            /** @description What it was given before. */
            lease?: string | null;
            /** @description Whether it takes the place of another tab. */
            take_over: boolean;
        };
        /** @description The settings of the browser application; nothing in it is secret. */
        ClientConfig: {
            /** @description Whether the server counts pages. */
            analytics: boolean;
            /** @description Whether the server has a language model, without which no assessment has an assistant. */
            assistant: boolean;
            book_call_url: string | null;
            demo: components["schemas"]["Demo"] | null;
            /** @description Whether /dev/mail shows sent mail. */
            dev_mail: boolean;
            environment: components["schemas"]["Environment"];
            firebase: components["schemas"]["FirebaseConfig"];
            /** @description Whether this server can read GitHub for reports. */
            github_reports: boolean;
            hidden_paths: components["schemas"]["HiddenPaths"];
            /** @description Whether invoices can be paid online. */
            online_payment: boolean;
            public_url: string;
            /** @description Where errors go instead of to the server. */
            sentry_dsn: string | null;
            /** @description Whom to write to with a question; `null` where nobody is named. */
            support_email: string | null;
        };
        /** @description One thing that broke. */
        ClientError: {
            message: string;
            /** @description Which build it was. */
            release: string;
            /** @description The route's pattern, never the address itself. */
            route: string;
            stack: string;
        };
        /** @description A role, for a program. */
        ClientRole: {
            changed_at: components["schemas"]["Time"];
            created_at: components["schemas"]["Time"];
            /** @description The last day on which somebody can apply, in UTC. */
            deadline: string | null;
            id: string;
            openings: number | null;
            state: components["schemas"]["RoleState"];
            title: string;
        };
        /** @description The version that was read. */
        CloseCohort: {
            version: number;
        };
        /** @description An assessment whose invitations end soon. */
        Closing: {
            assessment_id: string;
            expires_at: components["schemas"]["Time"];
            invited: number;
            not_started: number;
            title: string;
        };
        /** @description A code as it was typed. */
        CodeBody: {
            code: string;
        };
        /**
         * @description What a code is for.
         * @enum {string}
         */
        CodePurpose: "client_inquiry";
        /** @description When the next code can be asked for. */
        CodeSent: {
            resend_after: components["schemas"]["Time"];
        };
        /** @description A partner's assessment. */
        Cohort: {
            closes_at: components["schemas"]["Time"];
            /** @description What its link ends with. */
            code: string;
            created_at: components["schemas"]["Time"];
            duration_minutes: number;
            finished: number;
            id: string;
            joined: number;
            opens_at: components["schemas"]["Time"];
            phase: components["schemas"]["CohortPhase"];
            started: number;
            title: string;
            version: number;
        };
        /** @description A partner's assessment with its tasks and how scores are spread. */
        CohortDetail: {
            cohort: components["schemas"]["Cohort"];
            languages: components["schemas"]["LanguageId"][];
            spread: components["schemas"]["CohortSpread"] | null;
            tasks: components["schemas"]["CohortTask"][];
        };
        /** @description How a student takes part. */
        CohortMembership: {
            /** @description The code of their invitation. */
            invitation: string;
            shows_result: boolean;
            version: number;
        };
        /** @enum {string} */
        CohortPhase: "upcoming" | "open" | "closed";
        /** @description A student who shows the partner their name and score. */
        CohortResult: {
            /** @description 0 to 1000; null until it is graded. */
            fineness: number | null;
            finished_at: components["schemas"]["Time"] | null;
            id: string;
            name: string;
        };
        /** @description A partner's assessment as one of their students sees it. */
        CohortSeat: {
            closes_at: components["schemas"]["Time"];
            consent_edition: string;
            duration_minutes: number;
            membership: components["schemas"]["CohortMembership"] | null;
            opens_at: components["schemas"]["Time"];
            /** @description The partner that runs it. */
            partner: string;
            /** @description Closed while the partner is suspended. */
            phase: components["schemas"]["CohortPhase"];
            /** @description What is recorded, and what the partner sees. */
            recorded: components["schemas"]["Recorded"][];
            task_count: number;
            title: string;
        };
        /** @description How scores are spread. */
        CohortSpread: {
            /** @description How many of them are in each tenth of the scale, the lowest first. */
            bars: number[];
            /** @description How many results are counted: five, ten, … */
            people: number;
        };
        /** @description A task of it. */
        CohortTask: {
            difficulty: components["schemas"]["Difficulty"];
            position: number;
            /** @description The problem's name in addresses. */
            problem_id: string;
            title: string;
            /** @description One of the problem and these is drawn for each student. */
            variants: components["schemas"]["CohortVariant"][];
            weight: number;
        };
        /** @description A problem that stands in for the problem of a task, and is like it. */
        CohortVariant: {
            /** @description Its name in addresses. */
            problem_id: string;
            title: string;
        };
        /** @description Something a partner has earned, or that was taken off. */
        Commission: {
            /** @description In minor units. */
            amount: number;
            /** @description The company, where one was brought. */
            company: string | null;
            currency: components["schemas"]["InvoiceCurrency"];
            /** @description When it becomes due, or became it. */
            due_at: components["schemas"]["Time"];
            earned_at: components["schemas"]["Time"];
            id: string;
            kind: components["schemas"]["CommissionKind"];
            /** @description The number of the one who was brought; null for an adjustment. */
            number: number | null;
            reason: string | null;
            state: components["schemas"]["CommissionState"];
            /** @description What a decision on it names. */
            version: number;
        };
        /** @enum {string} */
        CommissionBasis: "per_placement" | "share_of_payments";
        /** @enum {string} */
        CommissionKind: "payment" | "placement" | "correction" | "adjustment";
        /** @enum {string} */
        CommissionState: "pending" | "due" | "in_statement" | "paid" | "void" | "declined";
        /** @description What commissions of one currency come to, in minor units. */
        CommissionSums: {
            currency: components["schemas"]["InvoiceCurrency"];
            /** @description Due, and on statements that are not paid. */
            due: number;
            paid: number;
            /** @description A payment may still be refunded. */
            pending: number;
        };
        Company: {
            id: string;
            name: string;
            review: components["schemas"]["CompanyReview"] | null;
            /** @description What the account may do there. */
            role: components["schemas"]["CompanyRole"];
            /** @description What it may do waits for the approval. */
            state: components["schemas"]["CompanyState"];
            trial: components["schemas"]["FreeTrial"] | null;
            trial_ended_at: components["schemas"]["Time"] | null;
            trial_offer: components["schemas"]["FreeTrialOffer"] | null;
        };
        /** @description A company's dashboard, without its lists. */
        CompanyDashboard: {
            company: components["schemas"]["CompanyName"];
            /** @description Whether the caller belongs to the company; the admin does not. */
            is_member: boolean;
            /** @description After how many days an applicant whom nobody has moved is outstanding. */
            outstanding_days: number;
            /** @description Whether the caller is shown the lists about candidates. */
            reads_candidates: boolean;
            usage: components["schemas"]["AssessmentUsage"];
        };
        /** @description A company's details as its members see them. */
        CompanyDetails: {
            changed_at: components["schemas"]["Time"] | null;
            form: components["schemas"]["DetailsForm"];
            /** @description Where the logo is. */
            logo_url: string | null;
            /** @description Why the domain was not approved. */
            note: string | null;
            standing: components["schemas"]["DetailsStanding"];
            /** @description To be sent back when changing them; 0 before the first time. */
            version: number;
        };
        /** @enum {string} */
        CompanyFlag: "payment" | "super_star_access" | "assessment_access" | "profile_completed" | "marketing_completed" | "direct_release";
        /** @description A flag that the admin granted. */
        CompanyGrant: {
            expires_at: components["schemas"]["Time"] | null;
            flag: components["schemas"]["CompanyFlag"];
            granted_at: components["schemas"]["Time"];
            granted_by: string;
            reason: string;
        };
        /** @enum {string} */
        CompanyIndustry: "agriculture" | "construction" | "consulting" | "education" | "energy" | "finance" | "government" | "health" | "hospitality" | "law" | "logistics" | "manufacturing" | "media" | "nonprofit" | "research" | "retail" | "software" | "telecommunications" | "other";
        /** @description What people report of a company's interviews. */
        CompanyInterviews: {
            /** @description What the stories call the company, in their addresses. */
            slug: string;
            stats: components["schemas"]["StoryStats"] | null;
            stories: number;
        };
        /** @description Where a logo is. */
        CompanyLogo: {
            /** @description A path of this server. Another picture has another one. */
            url: string;
        };
        CompanyName: {
            id: string;
            name: string;
        };
        /** @description The numbers of a company's home page. */
        CompanyOverview: {
            assessments: number;
            attempts_started: number;
            closing: components["schemas"]["Closing"][];
            company: components["schemas"]["CompanyName"];
            figures: components["schemas"]["HomeFigures"];
            invitations_sent: number;
            /** @description Whether there is nothing of the company's yet that could be counted. */
            is_empty: boolean;
            /** @description The newest graded attempts; none for members who read no results. */
            newest: components["schemas"]["ReportRow"][];
            reports_ready: number;
        };
        /** @description A company's answer, as it sees it. */
        CompanyReply: {
            state: components["schemas"]["ReplyState"];
            text: string;
        };
        /** @description A company's answer. */
        CompanyReplyBody: {
            reply: components["schemas"]["CompanyReply"];
        };
        /** @description Something that Assay is looking at. */
        CompanyReview: {
            of: components["schemas"]["CompanyReviewSubject"];
            since: components["schemas"]["Time"];
        };
        /** @enum {string} */
        CompanyReviewSubject: "company" | "details";
        /** @enum {string} */
        CompanyRole: "owner" | "recruiter" | "reviewer" | "billing";
        /** @enum {string} */
        CompanySize: "1-10" | "11-50" | "51-200" | "201-500" | "501-1000" | "1001-5000" | "5001+";
        /** @enum {string} */
        CompanyState: "unverified" | "approved" | "suspended" | "merged";
        /** @description What a company pays for regularly, and what it has left. */
        CompanySubscription: {
            allowance: components["schemas"]["Allowance"];
            /** @description The part that expires first at the top. */
            credits: components["schemas"]["InvitationCredit"][];
            /** @description What was done with the subscriptions that it has and has had, oldest first. */
            history: components["schemas"]["HistoryStep"][];
            quotas: components["schemas"]["PlanQuotas"];
            subscription: components["schemas"]["Subscription"] | null;
        };
        /** @description How the program that counts for a task was compared. */
        ComparedProgram: {
            compared_at: components["schemas"]["Time"];
            findings: components["schemas"]["SimilarityFinding"][];
            /** @description How many fingerprints of it counted. */
            fingerprints: number;
            language: components["schemas"]["LanguageId"];
            /** @description With how many programs of other people it was compared. */
            others: number;
            outcome: components["schemas"]["SimilarityOutcome"];
            /** @description With how many published solutions. */
            solutions: number;
        };
        /** @description What the caller came back from GitHub with. */
        CompleteGithubConsent: {
            /** @description What GitHub gave them. */
            code: string;
            /** @description What they were sent with. */
            state: string;
        };
        /** @description Both codes, as they were mailed. */
        ConfirmAddress: {
            /** @description Six digits, mailed to the new address. */
            new_code: string;
            /** @description Six digits, mailed to the present address. */
            present_code: string;
        };
        /** @description How far the invited have come. */
        Counts: {
            finished: number;
            invited: number;
            started: number;
        };
        /** @description A credit note to be made. */
        CreditInvoice: {
            /** @description Null for everything that is left. */
            lines?: components["schemas"]["CreditLine"][] | null;
            /** @description What the company reads, 1 to 2000 characters. */
            reason: string;
            /** @description Of the invoice, as it was read. */
            version: number;
        };
        /** @description What is credited of one line. */
        CreditLine: {
            /** @description Before tax, in whole minor units. */
            net: number;
            /** @description The place of the line, from 1. */
            position: number;
        };
        /** @description A credit note about an invoice. */
        CreditNote: {
            id: string;
            made_on: string;
            net: number;
            number: string;
            reason: string;
            tax: number;
        };
        /** @description What a company has chosen for the results of an assessment. */
        CutOff: {
            /** @description How many people are counted together, at least. */
            counted_together: number;
            /** @description 0 to 1000; null where there is no line. Nobody is declined by it. */
            cut_off: number | null;
            /** @description From how many people on the standard error is estimated. */
            error_from: number;
            /** @description The fewest people of a group that is compared. */
            fewest: number;
            preview: components["schemas"]["CutOffPreview"] | null;
            /** @description Whether candidates may share an earlier result instead of taking it again. */
            takes_earlier_results: boolean;
            /** @description To be named when it is changed; 0 before the first choice. */
            version: number;
        };
        /** @description How groups fare at a cut-off, by the answers to one question. */
        CutOffComparison: {
            /** @description The cut-off that was counted, which speaks for the one that is asked about; null where nothing is said. */
            counted_at: number | null;
            measure: components["schemas"]["SelectionMeasure"] | null;
            question: components["schemas"]["SelfIdQuestion"];
            silence: components["schemas"]["CutOffSilence"] | null;
        };
        /** @description How a cut-off divides the groups that people say they belong to. */
        CutOffGroups: {
            counted_at: components["schemas"]["Time"];
            /** @description How many people were counted together; each is counted once. */
            people: number;
            questions: components["schemas"]["CutOffComparison"][];
        };
        /** @description What a cut-off divides. */
        CutOffPreview: {
            at: number;
            groups: components["schemas"]["CutOffGroups"] | null;
            near: components["schemas"]["NearCutOff"] | null;
            /** @description How many of them reach it. */
            passing: number;
            rate: components["schemas"]["Fraction"] | null;
            /** @description How many results there are. */
            results: number;
        };
        /** @enum {string} */
        CutOffSilence: "small_groups" | "none_near";
        /** @description The puzzle of a day. */
        DailyPuzzle: {
            /** @description The day, in UTC. */
            day: string;
            puzzle: components["schemas"]["ListedPuzzle"];
        };
        /** @description A decision. */
        DecideIntegrityCase: {
            outcome: components["schemas"]["IntegrityOutcome"];
            /** @description Why; the candidate reads it. */
            reason: string;
            /** @description Of the case, as it was read. */
            version: number;
        };
        /** @description A decision on an item. */
        DecideItem: {
            approve: boolean;
            /** @description Why it is rejected, 1 to 2000 characters; its owner reads it. */
            reason?: string | null;
            /** @description The version that was looked at. */
            version: number;
        };
        /** @description A step of a decision. */
        DecideOnResult: {
            act: components["schemas"]["ResultDecisionEvent"];
            code?: components["schemas"]["ResultDeclineCode"] | null;
            /** @description What the candidate reads with a decline, at most 2000 characters; the code `other` needs it. */
            text?: string | null;
            /** @description As it was read. */
            version: number;
        };
        /** @description A decision about a partner or a commission, and why. */
        DecidePartner: {
            /** @description 1 to 2000 characters. */
            reason: string;
            /** @description The version that was read. */
            version: number;
        };
        /** @description A decision on the version that was read. */
        DecideRole: {
            /** @description On single fields, where changes are asked for: at most 30. */
            comments?: components["schemas"]["RoleComment"][];
            decision: components["schemas"]["RoleDecision"];
            /** @description What the company reads: 1 to 2000 characters to ask for changes, to reject, to pause and to close. */
            note?: string | null;
            publish_at?: components["schemas"]["Time"] | null;
            version: number;
        };
        /** @enum {string} */
        DeclineCode: "requirements" | "skills" | "experience" | "availability" | "location" | "filled" | "other";
        /** @description Declines an introduction. */
        DeclineIntroduction: {
            /** @description For the candidate's own record; the company does not read it. */
            reason?: string | null;
            /** @description The version that was read. */
            version: number;
        };
        /** @description Declines a proposal. */
        DeclineRoleProposal: {
            /** @description For the candidate's own record, at most 2000 characters. */
            reason?: string | null;
            /** @description The version that was read. */
            version: number;
        };
        /** @description A draft to be removed. */
        DeleteInvoice: {
            /** @description The version that was read. */
            version: number;
        };
        /** @description A note to be deleted. */
        DeleteNote: {
            /** @description As it was read. */
            version: number;
        };
        /** @enum {string} */
        DeliveryState: "pending" | "retrying" | "delivered" | "exhausted" | "cancelled";
        /** @description The people whom the log-in page offers, and their password. */
        Demo: {
            accounts: components["schemas"]["DemoAccount"][];
            password: string;
        };
        /** @description Somebody of the demo. */
        DemoAccount: {
            display_name: string;
            email: string;
            /** @description The pages of interest in it. */
            line: string;
            /** @description The account in a few words. */
            title: string;
        };
        /** @description What a company says of itself, as far as it is filled in. */
        DetailsForm: {
            /** @description Markdown, at most 4000 characters. */
            about: string | null;
            /** @description At most 80 characters. */
            city: string | null;
            /** @description Two capital letters. */
            country: string | null;
            /** @description 1500 to this year. */
            founded_year: number | null;
            industry: components["schemas"]["CompanyIndustry"] | null;
            /** @description One line of 1 to 120 characters. */
            name: string;
            size: components["schemas"]["CompanySize"] | null;
            /** @description The whole address, at most 200 characters. */
            website: string | null;
        };
        /** @enum {string} */
        DetailsRuling: "approved" | "rejected";
        /** @enum {string} */
        DetailsStanding: "incomplete" | "waiting" | "approved" | "rejected";
        /** @enum {string} */
        Difficulty: "easy" | "medium" | "hard";
        /** @description A draft as it is kept. */
        Draft: {
            /** @description When its text was last changed. */
            edited_at: components["schemas"]["Time"];
            language: components["schemas"]["LanguageId"];
            revision: number;
            saved_at: components["schemas"]["Time"];
            source: string;
        };
        /** @description A draft to be kept. */
        DraftBody: {
            /**
             * @description How long ago the text was last changed, in ms; absent means now. The end of an attempt submits of each task the
             *     draft that was changed last, and what was typed offline may arrive in another order.
             */
            edited_ms_ago?: number | null;
            language: components["schemas"]["LanguageId"];
            /** @description Of an attempt: what the tab was given that writes; none while no tab has asked. Practice has none. */
            lease?: string | null;
            /** @description The revision last seen for the language; 0 where there was none. */
            revision: number;
            source: string;
        };
        /** @description A result that can be shared, and whether it can be now. */
        EarlierResult: {
            /** @description What the candidate agrees to. */
            consent_detail: string;
            /** @description What agreeing to it names. */
            consent_edition: string;
            fineness: number;
            report_id: string;
            state: components["schemas"]["EarlierResultState"];
            taken_at: components["schemas"]["Time"];
        };
        /** @enum {string} */
        EarlierResultState: "ready" | "asked" | "judged_again" | "not_verified";
        /** @description What a review said before it was amended. */
        EarlierReview: {
            ratings: components["schemas"]["ReviewRating"][];
            submitted_at: components["schemas"]["Time"];
            text: string;
        };
        /** @description What a scorecard said before it was amended. */
        EarlierScorecard: {
            ratings: components["schemas"]["ScorecardRating"][];
            submitted_at: components["schemas"]["Time"];
            text: string;
        };
        /** @description What an invited person can do beside beginning. */
        EarlierWays: {
            cools_until: components["schemas"]["Time"] | null;
            offer: components["schemas"]["EarlierResult"] | null;
            shared: components["schemas"]["SharedEarlierResult"] | null;
            /** @description Whether what was shared was taken back. */
            withdrawn: boolean;
        };
        /** @description An assessment as it is to be. */
        EditAssessment: {
            form: components["schemas"]["NewAssessmentBody"];
            /** @description The one that was shown. */
            revision: number;
        };
        /** @description A note to be changed. */
        EditNote: {
            /** @description At most ten members of the team; those who were not mentioned before are notified. */
            mentions?: string[];
            /** @description 1 to 4000 characters. */
            text: string;
            /** @description As it was read. */
            version: number;
        };
        /** @description An invoice to be voided or written off. */
        EndInvoice: {
            /** @description For the history, 1 to 2000 characters. */
            reason: string;
            /** @description The version that was read. */
            version: number;
        };
        /** @description A subscription to be ended with its period, or to go on after all. */
        EndWithPeriod: {
            ends: boolean;
            /** @description 1 to 2000 characters. */
            reason: string;
            /** @description Of the subscription, as it was read. */
            version: number;
        };
        /** @enum {string} */
        Environment: "production" | "development";
        /** @description Whether the caller is to be erased, and when. */
        Erasure: {
            at: components["schemas"]["Time"] | null;
            /** @description `none`, `scheduled` or `done`. */
            state: string;
        };
        /** @description Why an account is erased, or kept after all. */
        ErasureReason: {
            /** @description How the person has asked, for the audit log. */
            reason: string;
        };
        /** @description The wire form of every error. */
        ErrorBody: {
            /** @description Clients branch on this and on nothing else. */
            code: string;
            /** @description A sentence for a person. */
            detail: string;
            errors: components["schemas"]["FieldError"][];
            request_id: string;
            status: number;
            title: string;
            type: string;
        };
        /** @description Why an application is kept off a slate. */
        ExcludeApplication: {
            code: components["schemas"]["ExclusionCode"];
            /** @description For a duplicate: the application for the same role that goes on. */
            duplicate_of?: string | null;
            /** @description 1 to 2000 characters. */
            reason: string;
            /** @description Of what is held of it, 0 before the first change. */
            version: number;
        };
        /** @description Why an application is kept off a slate. */
        Exclusion: {
            at: components["schemas"]["Time"];
            code: components["schemas"]["ExclusionCode"];
            /** @description The application that goes on in its place; null but for a duplicate. */
            duplicate_of: string | null;
            reason: string;
        };
        /** @enum {string} */
        ExclusionCode: "ineligible" | "withdrawn" | "spam" | "duplicate";
        /** @description Why the admin exports a candidate's data. */
        ExportReason: {
            /** @description How the candidate asked; kept in the audit log. */
            reason: string;
        };
        /** @description A longer grace. */
        ExtendGrace: {
            /** @description 1 to 2000 characters. */
            reason: string;
            /** @description Its last day, at most 14 ahead. */
            until: string;
        };
        /** @description Until when an invitation is to be open. */
        ExtendInvitation: {
            closes_at: string;
        };
        /** @enum {string} */
        ExtensionEvent: "agree" | "decline" | "withdraw" | "lapse";
        /** @enum {string} */
        ExtensionState: "open" | "agreed" | "declined" | "withdrawn" | "lapsed";
        /** @description One field that a request got wrong. */
        FieldError: {
            /** @description Stable and machine-readable. */
            code: string;
            /** @description A sentence. */
            detail: string;
            /** @description Where, such as `tasks[0].weight`. */
            field: string;
        };
        /** @description The answers that are to be filled in. */
        FillProblemAnswers: {
            /** @description Whether answers that are there are replaced, too. */
            replace: boolean;
            /** @description The version that was read. */
            version: number;
        };
        /** @description How an attempt ended. */
        Finished: {
            receipt_id: string;
            state: components["schemas"]["AttemptState"];
            submitted_at: components["schemas"]["Time"];
        };
        /** @description The identity project as browsers see it. */
        FirebaseConfig: {
            api_key: string;
            auth_domain: string;
            emulator_url: string | null;
            project_id: string;
        };
        /** @description What opens the tabs of the client dashboard. Source: specification §4. */
        Flags: {
            /** @description How many interns have accepted. */
            accepted_interns: number;
            assessment_access: boolean;
            marketing_completed: boolean;
            payment: boolean;
            profile_completed: boolean;
            super_star_access: boolean;
        };
        /** @description A link that somebody follows. */
        FollowLink: {
            token: string;
        };
        /** @description What the link of a mail carries. */
        FollowMagicLink: {
            token: string;
        };
        /** @description What a link says to somebody who follows it. */
        FollowedInvitation: {
            company_name: string;
            /** @description Where the invitation was sent. */
            email: string;
            /** @description Whether the address has an account, with which its person joins. */
            has_account: boolean;
            role: components["schemas"]["CompanyRole"];
        };
        /** @description An applicant who was found. */
        FoundApplicant: {
            /** @description Of the application. */
            id: string;
            name: string;
            role_id: string;
            role_title: string;
        };
        /** @description An assessment that was found. */
        FoundAssessment: {
            id: string;
            title: string;
        };
        /** @description The matches, newest first, at most five of each kind. */
        FoundByCompany: {
            /** @description Those whose names the company reads. */
            applicants: components["schemas"]["FoundApplicant"][];
            assessments: components["schemas"]["FoundAssessment"][];
            /** @description People who were invited without a role. */
            invitations: components["schemas"]["FoundInvitation"][];
            roles: components["schemas"]["FoundRole"][];
        };
        /** @description How many are found. */
        FoundCandidates: {
            /** @description In the order of the board. */
            counts: components["schemas"]["BoardCount"][];
            total: number;
        };
        /** @description An invitation that was found. */
        FoundInvitation: {
            assessment_id: string;
            assessment_title: string;
            email: string;
            id: string;
            name: string | null;
            /** @description The report, once there is a grade. */
            report_id: string | null;
        };
        /** @description A role that was found. */
        FoundRole: {
            id: string;
            state: components["schemas"]["RoleState"];
            title: string;
        };
        /** @description An exact fraction in its lowest terms. */
        Fraction: {
            over: number;
            under: number;
        };
        /** @description What is left of a free trial. */
        FreeTrial: {
            ends_at: components["schemas"]["Time"];
            /** @description How many invitations it has. */
            invitations: number;
            /** @description How many of them are left. */
            invitations_left: number;
        };
        /** @description A free trial that an account can begin. */
        FreeTrialOffer: {
            days: number;
            invitations: number;
        };
        /** @description Somebody else's repository that took pull requests. */
        GithubCollaboration: {
            merged: components["schemas"]["GithubNumber"];
            name: string;
        };
        /** @description Where the caller consents at GitHub. */
        GithubConsent: {
            /** @description An address of GitHub's. */
            url: string;
        };
        /** @description What a report shows. There is no score. */
        GithubFigures: {
            collaboration: components["schemas"]["GithubCollaboration"][];
            commits: components["schemas"]["GithubNumber"];
            /** @description Commits in each hour of the author's own day: 24 numbers. */
            hours: number[];
            is_empty: boolean;
            issues: components["schemas"]["GithubNumber"];
            languages: components["schemas"]["GithubLanguage"][];
            last_commit_at: components["schemas"]["Time"] | null;
            last_pull_at: components["schemas"]["Time"] | null;
            left_out: components["schemas"]["GithubLeftOut"];
            login: string;
            merged: components["schemas"]["GithubNumber"];
            months: components["schemas"]["GithubMonth"][];
            pulls: components["schemas"]["GithubNumber"];
            repositories: components["schemas"]["GithubRepository"][];
            reviews: components["schemas"]["GithubNumber"];
            /** @description The first day that is counted. */
            since: string;
            sizes: components["schemas"]["GithubPullSizes"];
            /** @description The last one. */
            until: string;
            url: string;
        };
        /** @description Source in one language. */
        GithubLanguage: {
            bytes: number;
            link: string;
            name: string;
        };
        /** @description What is not counted. */
        GithubLeftOut: {
            /** @description Commits that a program wrote. */
            bots: number;
            /** @description Vendored and generated files. */
            files: number;
            /** @description Forks without commits of one's own. */
            forks: number;
            /** @description Commits that only merge. */
            merges: number;
            /** @description Repositories that could not be read to the end. */
            unread: number;
        };
        /** @description Commits in a month. */
        GithubMonth: {
            commits: number;
            /** @description Such as `2026-11`. */
            month: string;
        };
        /** @description A number, and where it can be checked. */
        GithubNumber: {
            /** @description The search or the page at GitHub that shows them. */
            link: string;
            value: number;
        };
        /** @description How many pull requests change how many lines. */
        GithubPullSizes: {
            /** @description More. */
            huge: number;
            /** @description 251 to 1000. */
            large: number;
            /** @description Null where there are none. */
            median: number | null;
            /** @description 51 to 250. */
            medium: number;
            /** @description At most 50. */
            small: number;
        };
        /** @description A report on what a candidate has done in public on GitHub, or the request for it. */
        GithubReport: {
            collected_at: components["schemas"]["Time"] | null;
            /** @description The company that asks; null for the candidate's own. */
            company_name: string | null;
            /** @description When it ends by itself. */
            expires_at: components["schemas"]["Time"];
            failure: components["schemas"]["GithubReportFailure"] | null;
            figures: components["schemas"]["GithubFigures"] | null;
            id: string;
            /** @description The account at GitHub; for a company only with the figures. */
            login: string | null;
            /** @description What the company wrote; null of the candidate's own. */
            message: string | null;
            person: components["schemas"]["GithubReportPerson"] | null;
            refresh_from: components["schemas"]["Time"] | null;
            requested_at: components["schemas"]["Time"];
            state: components["schemas"]["GithubReportState"];
            /** @description All of them, as far as is known. */
            steps_all: number;
            /** @description Steps of collecting that are done. */
            steps_done: number;
            /** @description What the next act names. */
            version: number;
        };
        /** @description An act on a report as it was read. */
        GithubReportAct: {
            /** @description The version that was read. */
            version: number;
        };
        /** @enum {string} */
        GithubReportFailure: "denied" | "unavailable";
        /** @description The candidate, as a company that knows them sees them. */
        GithubReportPerson: {
            email: string;
            name: string;
        };
        /** @enum {string} */
        GithubReportState: "requested" | "consented" | "collecting" | "ready" | "failed" | "declined" | "expired" | "withdrawn";
        /** @description A repository of the candidate's own with commits of theirs. */
        GithubRepository: {
            ci: boolean | null;
            commits: components["schemas"]["GithubNumber"];
            is_fork: boolean;
            last_commit_at: components["schemas"]["Time"] | null;
            /** @description SPDX's name; `file` where only a file says it; null where none was found. */
            licence: string | null;
            name: string;
            readme: boolean | null;
            /** @description Null where its files could not be read, as of the next two. */
            tests: boolean | null;
            url: string;
        };
        /** @description How much more time, and why. */
        GiveTime: {
            minutes: number;
            /** @description For the record. */
            reason: string;
        };
        /** @description The grade of one attempt. */
        GradeDocument: {
            /** @description The assessment's title. */
            assessment: string;
            /** @description The attempt's id. */
            attempt: string;
            /** @description The candidate's name as the account has it. */
            candidate: string;
            /** @description The person or company that invited. */
            company: string;
            /** @description Tenths of a percent; null where there was nothing to win. */
            correctness_tenths: number | null;
            /** @description Parts per thousand. */
            fineness: number;
            /** @description `assay-grade/2`; documents from before are `assay-grade/1`. */
            format: string;
            /** @description How points become fineness. */
            formula: string;
            /** @description Counts the gradings of the attempt, from 1. */
            generation: number;
            /** @description When it was graded. */
            graded_at: string;
            /** @description Tenths of a percent; null where there was nothing to win. */
            performance_tenths: number | null;
            /** @description What the candidate was given at the end. */
            receipt_id: string;
            /** @description Names the versions of all problems. */
            set_version: string;
            /** @description When the attempt began. */
            started_at: string;
            /** @description When it was closed. */
            submitted_at: string;
            /** @description The tasks in order. */
            tasks: components["schemas"]["GradeTask"][];
        };
        /** @description One group of tests. */
        GradeGroup: {
            /** @description Its name. */
            name: string;
            /** @description Whether every test of it was accepted. */
            passed: boolean;
            /** @description The points it brought. */
            points: number;
            /** @description What it examines. */
            tag: components["schemas"]["TestTag"];
            /** @description The points it can bring. */
            weight: number;
        };
        /** @description A key that signs grades, or did. */
        GradeKey: {
            /** @description Whether new signatures are made with it. */
            active: boolean;
            /** @description `Ed25519`. */
            algorithm: string;
            /** @description When it was made. */
            created_at: string;
            /** @description The first 16 hexadecimal digits of SHA-256 of the public key. */
            id: string;
            /** @description The 32 bytes in base64. */
            public_key: string;
        };
        /** @description What a program might use. */
        GradeLimits: {
            /** @description CPU time of a test. */
            cpu_ms: number;
            /** @description Memory of a test. */
            memory_mib: number;
            /** @description Output of a test. */
            output_mib: number;
        };
        /** @description A signature. */
        GradeSignature: {
            /** @description `Ed25519`. */
            algorithm: string;
            /** @description The id of the key, as GET /api/grade-keys lists it. */
            key: string;
            /** @description The 64 bytes in base64. */
            value: string;
        };
        /** @description The submission that counts for a task. */
        GradeSubmission: {
            /** @description Its groups in order. */
            groups: components["schemas"]["GradeGroup"][];
            /** @description Its id. */
            id: string;
            /** @description The judge. */
            judge_version: string;
            /** @description What it is written in. */
            language: components["schemas"]["LanguageId"];
            /** @description SHA-256 of the source in UTF-8, in hexadecimal digits. */
            source_sha256: string;
            /** @description When it was sent. */
            submitted_at: string;
            /** @description Its tests in order; none where it did not compile. */
            tests: components["schemas"]["GradeTest"][];
            /** @description What it was compiled or run with. */
            toolchain: string;
            /** @description The verdict of the first test that failed; AC where none did. */
            verdict: components["schemas"]["Verdict"];
        };
        /** @description One task of a grade. */
        GradeTask: {
            /** @description The limits of each test. */
            limits: components["schemas"]["GradeLimits"];
            /** @description SHA-256 of the problem package, in hexadecimal digits. */
            package_sha256: string;
            /** @description 0 to 100; null when nothing was submitted, which counts as 0. */
            points: number | null;
            /** @description Its place, from 1. */
            position: number;
            /** @description The problem's name in addresses. */
            problem: string;
            submission: components["schemas"]["GradeSubmission"] | null;
            /** @description Its share of the score. */
            weight: number;
        };
        /** @description One test. */
        GradeTest: {
            /** @description How many fifths of the limit on CPU time were begun, 0 to 5. */
            cpu_fifths: number;
            /** @description Its group. */
            group: string;
            /** @description The same of the limit on memory. */
            memory_fifths: number;
            /** @description Its number over all groups, from 1. */
            number: number;
            /** @description What happened. */
            verdict: components["schemas"]["Verdict"];
        };
        /** @description A flag to be granted. */
        GrantFlag: {
            flag: components["schemas"]["CompanyFlag"];
            /** @description 1 to 2000 characters. */
            reason: string;
            /** @description The last day it counts; null until it is revoked. */
            until?: string | null;
        };
        /** @description Invitations to be granted. */
        GrantInvitations: {
            /** @description 1 to 100,000. */
            amount: number;
            /** @description The last day on which they can be used, within a year. */
            expires_on: string;
            /** @description 1 to 2000 characters. */
            reason: string;
        };
        /** @description What Greenhouse could not read. */
        GreenhouseError: {
            /** @description Which call. */
            api_call: string;
            /** @description What was wrong with its answer. */
            errors: string[];
        };
        /** @description The state of a test. */
        GreenhouseStatus: {
            /** @description What Greenhouse shows beside it. */
            metadata: Record<string, never>;
            /** @description Where the company's members read more. */
            partner_profile_url: string;
            /** @description 0 to 1000, once there is a score. */
            partner_score: number | null;
            /** @description `complete` once there is a score. */
            partner_status: string;
        };
        /** @description An assessment. */
        GreenhouseTest: {
            partner_test_id: string;
            partner_test_name: string;
        };
        /** @description One step of the editor. */
        GridEvent: {
            /** @description Row and column where it begins, from 0. */
            cell: number[];
            /** @description 0 to 9. */
            symbol: number;
            /** @description Since the editor was opened. */
            t_ms: number;
            /** @description Row and column where it ends; for `resize`, how many there are then. */
            to: number[];
            tool: components["schemas"]["GridTool"];
        };
        /** @enum {string} */
        GridTool: "paint" | "drag" | "paint_area" | "fill" | "copy" | "paste" | "resize" | "copy_input" | "reset" | "mirror" | "flip" | "turn" | "undo" | "redo";
        /** @description A group of hidden tests. */
        Group: {
            name: string;
            /** @description Whether each test gives its own share of the points instead. */
            scored: boolean;
            tag: components["schemas"]["TestTag"];
            /** @description How many tests it has. */
            tests: number;
            /** @description Points, of 100, for passing every test of it. */
            weight: number;
        };
        /** @description The result of one group. */
        GroupResult: {
            name: string;
            passed: boolean;
            points: number;
            tag: components["schemas"]["TestTag"];
            weight: number;
        };
        /** @description What is known of a group of tests. */
        GroupStatistics: {
            item: components["schemas"]["ItemStatistics"];
            name: string;
        };
        /** @description A program to be tried on the samples. */
        GuestRunBody: {
            language: components["schemas"]["LanguageId"];
            source: string;
        };
        /** @enum {string} */
        GuideMode: "guided" | "model";
        /** @enum {string} */
        GuideStepName: "company" | "position" | "level" | "when" | "source" | "rounds" | "difficulty" | "experience" | "outcome" | "summary" | "tips";
        /** @description Asking for an answer. */
        HearAssistant: {
            /** @description What the tab was given that writes. */
            lease?: string | null;
        };
        /** @description A page is open. */
        Heartbeat: {
            /** @description Which part of Assay it shows. */
            area: components["schemas"]["PresenceArea"];
            device: components["schemas"]["PresenceDevice"];
            /** @description How many seconds ago somebody did something. */
            idle_s: number;
            /** @description Whether it is being closed. */
            leaving: boolean;
            /** @description The tab, by a number that it draws when it is loaded. */
            tab: string;
            /** @description Whether it can be seen. */
            visible: boolean;
        };
        /** @description What is hidden of somebody. */
        HiddenOfCandidate: {
            education: boolean;
            email: boolean;
            name: boolean;
            resume: boolean;
            /** @description How many words of what they wrote. */
            words: number;
        };
        /** @description What the company is not shown before the shortlist, added up over those who wait. */
        HiddenOfSlate: {
            educations: number;
            emails: number;
            names: number;
            resumes: number;
            /** @description Of what they wrote. */
            words: number;
        };
        /** @description Paths that nothing links to; `null` where a page is switched off. */
        HiddenPaths: {
            debug_simulator: string | null;
            dev_community: string | null;
        };
        /** @description A company by its name. */
        HiringCompany: {
            id: string;
            name: string;
        };
        /** @description A step that was taken. */
        HistoryStep: {
            action: string;
            /** @description An address, or what stands for it: `author`, `company`, `user`, `system`, `operator`. */
            actor: string;
            at: components["schemas"]["Time"];
            from: string | null;
            reason: string | null;
            to: string | null;
        };
        /** @description The numbers that the caller may see; what is not open to them is null. */
        HomeFigures: {
            /** @description Applicants who wait for the caller. */
            applicants: number | null;
            /** @description Internships that are running; null before anybody has accepted an offer. */
            interns: number | null;
            invitations: components["schemas"]["InvitationFigures"] | null;
            invoices: components["schemas"]["InvoiceFigures"] | null;
            /** @description Roles for which people can apply. */
            open_roles: number | null;
        };
        /** @description Whom a row is about, as the company may call them now. Both are null for somebody who is erased. */
        HomePerson: {
            /** @description The code in place of a hidden name. */
            code: string | null;
            name: string | null;
        };
        /** @description A package to be taken in. */
        ImportProblem: {
            /** @description A `.zip` or `.kpp` of at most 16 MiB, in base64. */
            archive: string;
            /** @description Its name, where the archive's folder should not give it. */
            name?: string | null;
        };
        /** @description A problem that was begun with a package. */
        ImportedProblem: components["schemas"]["ProblemDraft"] & {
            /** @description Files and folders of the archive that are not in the draft, each with the reason. */
            left_out: components["schemas"]["LeftOutFile"][];
        };
        /** @description The version of what is held of an application. */
        IncludeApplication: {
            version: number;
        };
        /** @description How far a company has come; `registered` before it has sent an inquiry. */
        Inquiry: {
            code_sent_at: components["schemas"]["Time"] | null;
            company_name: string;
            id: string;
            /** @description `direct` where no inquiry was sent. */
            origin: components["schemas"]["InquiryOrigin"];
            /** @description What the admin asked, or why they said no or stopped the company. */
            reason: string | null;
            resend_after: components["schemas"]["Time"] | null;
            state: components["schemas"]["InquiryState"];
            submitted_at: components["schemas"]["Time"];
            /** @description How often the code can still be tried; only while one counts and is waited for. */
            tries_left: number | null;
        };
        /** @enum {string} */
        InquiryAct: "approve" | "reject" | "request_info" | "suspend" | "restore" | "resend_activation" | "revoke_activation";
        /** @description The caller's inquiry. */
        InquiryBody: {
            inquiry: components["schemas"]["Inquiry"];
        };
        /** @enum {string} */
        InquiryColumn: "new" | "otp_pending" | "verified" | "in_review" | "activation_sent" | "activated" | "stale" | "closed";
        /** @description How many inquiries each column holds. */
        InquiryCounts: {
            activated: number;
            activation_sent: number;
            closed: number;
            in_review: number;
            new: number;
            otp_pending: number;
            stale: number;
            verified: number;
        };
        /** @description The counts of every column. */
        InquiryCountsBody: {
            counts: components["schemas"]["InquiryCounts"];
        };
        /** @description A message before it is sent. */
        InquiryMail: {
            subject: string;
            /** @description The whole message as plain text. */
            text: string;
            to: string;
        };
        /** @description How the message about the last decision got on. */
        InquiryNotice: {
            mail: components["schemas"]["MailState"];
            /** @description Why the last try to send it failed. */
            mail_error: string | null;
        };
        /** @enum {string} */
        InquiryOrigin: "form" | "admin" | "direct";
        /** @description What became of one of several inquiries. */
        InquiryRejection: {
            /** @description Why it was left: null where it was rejected. */
            code: string | null;
            /** @description The same in words. */
            detail: string | null;
            id: string;
            inquiry: components["schemas"]["AdminInquiry"] | null;
        };
        /** @description What would become of one of several inquiries. */
        InquiryRejectionPreview: {
            /** @description Why it is left out: null where it is not. */
            code: string | null;
            /** @description The same in words. */
            detail: string | null;
            id: string;
            mail: components["schemas"]["InquiryMail"] | null;
        };
        /** @description Something the admin should look at before deciding. */
        InquirySignal: {
            code: components["schemas"]["InquirySignalCode"];
            text: string;
        };
        /** @enum {string} */
        InquirySignalCode: "no_inquiry" | "address_unproven" | "free_mail" | "domain_unlike_name" | "duplicate_name" | "duplicate_domain" | "phone_implausible";
        /** @enum {string} */
        InquiryState: "registered" | "inquiry_started" | "inquiry_verified" | "in_review" | "info_requested" | "approved" | "activation_sent" | "activated" | "account_ready" | "rejected" | "expired" | "suspended";
        /** @description A case as those read it who may decide. */
        IntegrityCase: {
            appeal_until: components["schemas"]["Time"] | null;
            assessment_title: string;
            attempt_id: string;
            can_decide: boolean;
            candidate_name: string;
            company_name: string;
            examination: components["schemas"]["IntegrityExamination"] | null;
            /** @description What was done and by whom, oldest first; to the admin only. */
            history: components["schemas"]["HistoryStep"][];
            id: string;
            opened_at: components["schemas"]["Time"];
            rules: components["schemas"]["IntegrityRules"];
            said: components["schemas"]["IntegrityCaseText"];
            /** @description Whether the caller sent the invitation, so that somebody else decides. */
            sent_by_you: boolean;
            /** @description What a decision names. */
            version: number;
        };
        /** @description How many cases are in each queue. */
        IntegrityCaseCounts: {
            appeals: number;
            decided: number;
            undecided: number;
            waiting: number;
        };
        /** @description A case in a list. */
        IntegrityCaseRow: {
            assessment_title: string;
            candidate_name: string;
            company_name: string;
            due_at: components["schemas"]["Time"] | null;
            id: string;
            opened_at: components["schemas"]["Time"];
            outcome: components["schemas"]["IntegrityOutcome"] | null;
            /** @description Whether the caller sent the invitation, so that somebody else decides. */
            sent_by_you: boolean;
            state: components["schemas"]["IntegrityCaseState"];
        };
        /** @enum {string} */
        IntegrityCaseState: "open" | "candidate_notified" | "answered" | "no_answer" | "explained" | "unproven" | "breach" | "appealed" | "final";
        /** @description What was said in a case and what was decided. */
        IntegrityCaseText: {
            answer: string | null;
            answer_until: components["schemas"]["Time"] | null;
            answered_at: components["schemas"]["Time"] | null;
            appeal: string | null;
            appealed_at: components["schemas"]["Time"] | null;
            decision: components["schemas"]["IntegrityDecision"] | null;
            final_decision: components["schemas"]["IntegrityDecision"] | null;
            state: components["schemas"]["IntegrityCaseState"];
        };
        /** @enum {string} */
        IntegrityDecider: "company" | "admin";
        /** @description A decision. */
        IntegrityDecision: {
            at: components["schemas"]["Time"];
            /** @description In which capacity it was made. */
            by: components["schemas"]["IntegrityDecider"];
            outcome: components["schemas"]["IntegrityOutcome"];
            reason: string;
        };
        /** @description What was found in an attempt. */
        IntegrityExamination: {
            at: components["schemas"]["Time"];
            findings: components["schemas"]["IntegrityFinding"][];
            level: components["schemas"]["IntegrityLevel"];
            /** @description The names of the rows that applied. */
            rules: string[];
        };
        /** @description A signal that was found, with its evidence. */
        IntegrityFinding: {
            /** @description What else it can be. */
            benign: string;
            /** @description What was seen. */
            sentence: string;
            signal: components["schemas"]["IntegritySignal"];
            spans: components["schemas"]["IntegritySpan"][];
            /** @description The place of the task, from 1; null where it is about the attempt as a whole. */
            task: number | null;
            title: string;
        };
        /** @enum {string} */
        IntegrityLevel: "none" | "note" | "review";
        /** @enum {string} */
        IntegrityOutcome: "explained" | "unproven" | "breach";
        /** @enum {string} */
        IntegrityQueue: "undecided" | "waiting" | "appeals" | "decided";
        /** @description A row of the rule table. */
        IntegrityRule: {
            level: components["schemas"]["IntegrityLevel"];
            name: string;
            /** @description What it asks for. */
            text: string;
        };
        /** @description The rule table, and what its signals are. */
        IntegrityRules: {
            /** @description Whether the operator has a table of countries; without one no rule asks for a country. */
            countries: boolean;
            rules: components["schemas"]["IntegrityRule"][];
            signals: components["schemas"]["IntegritySignalText"][];
        };
        /** @enum {string} */
        IntegritySignal: "external_paste" | "statement_copied" | "focus_lost" | "second_session" | "network_changed" | "country_changed" | "countries_at_once" | "burst" | "typed_linearly" | "solved_early" | "similarity";
        /** @description What a signal is. */
        IntegritySignalText: {
            /** @description What else it can be. */
            benign: string;
            /** @description What exactly is looked for. */
            measured: string;
            signal: components["schemas"]["IntegritySignal"];
            title: string;
        };
        /** @description A time within an attempt, in milliseconds since it began. */
        IntegritySpan: {
            from_ms: number;
            /** @description How many characters it is about; 0 where it is about none. */
            length: number;
            to_ms: number;
        };
        /** @enum {string} */
        IntegrityStanding: "examined" | "waiting" | "not_agreed" | "removed";
        /** @description A candidate's page, by who asks. */
        InternProfile: {
            /** @description Where everything is read. */
            href: string;
            /** @enum {string} */
            view: "admin";
        } | {
            name: string;
            pool: components["schemas"]["TalentVisibility"] | null;
            /** @enum {string} */
            view: "self";
        } | {
            /** @description Those that it reads by their name, the last sent first. */
            applications: components["schemas"]["SharedApplication"][];
            card: components["schemas"]["SharedCard"] | null;
            /** @description The last that began first, at most 25. */
            internships: components["schemas"]["SharedInternship"][];
            met: components["schemas"]["SharedIntroduction"] | null;
            name: string;
            /** @enum {string} */
            view: "company";
        } | {
            card: components["schemas"]["SharedCard"];
            /** @enum {string} */
            view: "card";
        };
        /** @description An internship. */
        Internship: {
            began_at: components["schemas"]["Time"];
            /** @description Empty once the intern's account is erased. */
            candidate_name: string;
            company_id: string;
            company_name: string;
            ended_by: components["schemas"]["InternshipActor"] | null;
            ends_on: string;
            id: string;
            /** @description Why it ended early or was cancelled. */
            reason: string | null;
            role_title: string;
            starts_on: string;
            state: components["schemas"]["InternshipState"];
            supervisor: components["schemas"]["Supervisor"] | null;
            /** @description What changing it names. */
            version: number;
        };
        /** @enum {string} */
        InternshipAct: "complete" | "convert" | "end_early" | "cancel";
        /** @enum {string} */
        InternshipActor: "company" | "candidate" | "admin" | "system";
        /** @description An internship as one of its sides works on it. */
        InternshipDetail: components["schemas"]["Internship"] & {
            /** @description What the caller's side can do with it now. */
            acts: components["schemas"]["InternshipAct"][];
            application_id: string;
            /** @description The intern's account, which names their own page; null once it is erased. */
            candidate_id: string | null;
            /** @description The last first. */
            extensions: components["schemas"]["InternshipExtension"][];
            items: components["schemas"]["ChecklistItem"][];
            ratings: components["schemas"]["InternshipRating"][];
            role_id: string;
            /** @description The last first. */
            weeks: components["schemas"]["InternshipWeek"][];
        };
        /** @description A proposal to extend an internship. */
        InternshipExtension: {
            ended_at: components["schemas"]["Time"] | null;
            ends_on: string;
            id: string;
            note: string | null;
            proposed_at: components["schemas"]["Time"];
            /** @description Which side proposed it. */
            side: components["schemas"]["InternshipSide"];
            state: components["schemas"]["ExtensionState"];
            /** @description What answering names. */
            version: number;
        };
        /** @description What a company says of an intern, each 1 to 5. */
        InternshipMarks: {
            growth: number;
            initiative: number;
            quality: number;
            reliability: number;
            teamwork: number;
            text: string | null;
            written_at: components["schemas"]["Time"];
        };
        /** @description A rating, due or given. */
        InternshipRating: {
            /** @description After how many days. */
            day: number;
            due_on: string;
            /** @description Whether the company can give it now. */
            is_open: boolean;
            marks: components["schemas"]["InternshipMarks"] | null;
        };
        /** @enum {string} */
        InternshipSide: "company" | "candidate";
        /** @enum {string} */
        InternshipState: "pending_documents" | "ready" | "active" | "extended" | "completed" | "converted" | "ended_early" | "cancelled";
        /** @description A week that has begun. */
        InternshipWeek: {
            first_day: string;
            /** @description Whether the caller can check in now. */
            is_open: boolean;
            last_day: string;
            /** @description Counted from 1. */
            number: number;
            other: components["schemas"]["CheckIn"] | null;
            other_written: boolean;
            own: components["schemas"]["CheckIn"] | null;
        };
        /** @description The other side of an accepted introduction. */
        IntroducedPerson: {
            email: string;
            name: string;
        };
        /** @description An introduction that the company has asked for. */
        Introduction: {
            /** @description Until when the candidate can answer. */
            answer_by: components["schemas"]["Time"];
            beside: components["schemas"]["TalentBeside"] | null;
            /** @description Their account, which names their own page, for as long as it is said who it is. */
            candidate_id: string | null;
            ended_at: components["schemas"]["Time"] | null;
            /** @description What the company was shown when it asked. */
            facts: components["schemas"]["TalentFacts"];
            id: string;
            last_message: components["schemas"]["IntroductionLastMessage"] | null;
            message: string;
            pay: components["schemas"]["IntroductionPay"] | null;
            person: components["schemas"]["IntroducedPerson"] | null;
            requested_at: components["schemas"]["Time"];
            /** @description Null for a direct message, which is about no role. */
            role_id: string | null;
            /** @description Null for a direct message. */
            role_title: string | null;
            state: components["schemas"]["IntroductionState"];
            /** @description What taking it back names. */
            version: number;
        };
        /** @description An act on an introduction as it was read. */
        IntroductionAct: {
            /** @description The version that was read. */
            version: number;
        };
        /** @description The side that wrote last in an introduction, and when. */
        IntroductionLastMessage: {
            created_at: components["schemas"]["Time"];
            party: components["schemas"]["IntroductionParty"];
        };
        /** @description A message of an introduction. */
        IntroductionMessage: {
            created_at: components["schemas"]["Time"];
            id: string;
            /** @description Its author; null once that account is erased. */
            name: string | null;
            party: components["schemas"]["IntroductionParty"];
            text: string;
        };
        /** @enum {string} */
        IntroductionParty: "candidate" | "company";
        /** @description What a role pays. */
        IntroductionPay: {
            /** @description Three capital letters. */
            currency: string;
            max: number;
            /** @description In whole units of the currency. */
            min: number;
            period: components["schemas"]["TalentPayPeriod"];
        };
        /** @enum {string} */
        IntroductionState: "requested" | "accepted" | "declined" | "expired" | "cancelled";
        /** @description A page of messages, the newest first. */
        IntroductionThread: {
            closed: components["schemas"]["IntroductionParty"] | null;
            items: components["schemas"]["IntroductionMessage"][];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description A company's request, as the candidate sees it. */
        IntroductionToMe: {
            /** @description Until when the caller can answer. */
            answer_by: components["schemas"]["Time"];
            closed: components["schemas"]["IntroductionParty"] | null;
            company_name: string;
            ended_at: components["schemas"]["Time"] | null;
            /** @description What the company was shown of the caller when it asked. */
            facts: components["schemas"]["TalentFacts"];
            id: string;
            /** @description Whether the company could also see the caller's name and headline. */
            is_named: boolean;
            last_message: components["schemas"]["IntroductionLastMessage"] | null;
            message: string;
            pay: components["schemas"]["IntroductionPay"] | null;
            person: components["schemas"]["IntroducedPerson"] | null;
            requested_at: components["schemas"]["Time"];
            /** @description Null for a direct message, which is about no role. */
            role_title: string | null;
            state: components["schemas"]["IntroductionState"];
            /** @description What an answer names. */
            version: number;
        };
        /** @description An invitation as the company sees it. */
        Invitation: {
            /** @description Extra time in hundredths of the duration; only for the person who invited. */
            accommodation_percent: number | null;
            attempt: components["schemas"]["InvitationAttempt"] | null;
            code: string;
            created_at: components["schemas"]["Time"];
            email: string;
            expires_at: components["schemas"]["Time"];
            id: string;
            name: string | null;
            opens_at: components["schemas"]["Time"] | null;
            /** @description How often its mail was sent once more. */
            resends: number;
            sent_at: components["schemas"]["Time"] | null;
            state: components["schemas"]["InvitationState"];
            /** @description The address of the account that took it, masked, where that is not the invited one. */
            taken_as: string | null;
            /** @description Where the candidate begins. */
            url: string;
        };
        InvitationAttempt: {
            decision: components["schemas"]["ResultDecision"] | null;
            earlier_taken_at: components["schemas"]["Time"] | null;
            fineness: number | null;
            id: string;
            /** @description Its standard error of measurement; null while that is not estimated. */
            sem: number | null;
            state: components["schemas"]["AttemptState"];
            submitted_at: components["schemas"]["Time"] | null;
            verification: components["schemas"]["AttemptVerification"] | null;
        };
        /** @enum {string} */
        InvitationChange: "cancel" | "resend" | "extend";
        /** @description Whether a code is active. */
        InvitationCode: {
            /** @description Whether it leads to an assessment that can be begun, now or later, or resumed. */
            active: boolean;
        };
        /** @description Invitations that were granted beyond the plan. */
        InvitationCredit: {
            amount: number;
            /** @description The last day on which they can be used. */
            expires_on: string;
            reason: string;
            used: number;
        };
        /** @description How many invitations are out. */
        InvitationFigures: {
            /** @description Those whose attempt has ended. */
            finished: number;
            /** @description Those that can still lead to a result. */
            out: number;
        };
        /** @description A report that nobody has looked at. */
        InvitationReport: {
            assessment_title: string;
            company_id: string;
            company_name: string;
            invitation_id: string;
            /** @description In the reader's words. */
            note: string | null;
            reason: components["schemas"]["InvitationReportReason"];
            reported_at: components["schemas"]["Time"];
        };
        /** @enum {string} */
        InvitationReportReason: "not_expected" | "asks_for_money" | "pretends" | "offensive" | "other";
        /** @enum {string} */
        InvitationStanding: "not_open" | "open" | "started" | "finished" | "expired" | "cancelled" | "earlier_result" | "declined";
        /** @enum {string} */
        InvitationState: "created" | "sent" | "opened" | "accepted" | "started" | "completed" | "expired" | "cancelled" | "bounced" | "satisfied_by_share" | "declined";
        /** @description The company whose invitations are stopped or not. */
        InvitationStop: {
            company_name: string;
            email_masked: string;
            stopped: boolean;
        };
        /** @description Somebody to be invited. */
        InviteBody: {
            email: string;
            name?: string | null;
        };
        /** @description What a code invites to. */
        InviteCard: {
            ai_policy: components["schemas"]["AiPolicy"];
            /** @description Whether an account with another verified address may take it. */
            any_address: boolean;
            assessment_title: string;
            /** @description Whether the server has an assistant at present, where the policy allows one. */
            assistant_ready: boolean;
            /** @description Of the person who began it only. */
            attempt_id: string | null;
            /** @description How long attempts last without extra time. */
            base_minutes: number;
            /** @description Whether that is a partner, who runs it for the students they brought. */
            by_partner: boolean;
            code: string;
            company_name: string;
            /** @description What agreeing to it names. */
            consent_edition: string;
            duration_minutes: number;
            earlier: components["schemas"]["EarlierWays"] | null;
            expires_at: components["schemas"]["Time"];
            invited_email_masked: string;
            /** @description Whether Assay has not verified the company. */
            is_unverified: boolean;
            languages: components["schemas"]["LanguageId"][];
            opens_at: components["schemas"]["Time"] | null;
            recorded: components["schemas"]["Recorded"][];
            /** @description After so many attempts within `retake_days` somebody cools down. */
            retake_attempts: number;
            /** @description 0 where nobody cools down. */
            retake_days: number;
            retention_days: number;
            /** @description The role that the person applied for and is invited for; for that person only. */
            role_title: string | null;
            /** @description The clock that counts. */
            server_now: components["schemas"]["Time"];
            state: components["schemas"]["InvitationStanding"];
            task_count: number;
            /** @description The assessment that a member of the company takes as a trial, where it is one. */
            trial_of: string | null;
            /** @description The name of the problem that is tried alone, where it is one. */
            trial_problem: string | null;
            viewer: components["schemas"]["InviteViewer"];
            /** @description The problem that editor and judge can be tried with before the start; null where none is open for practice. */
            warm_up: string | null;
        };
        /** @description A colleague to be invited. */
        InviteColleague: {
            email: string;
            role: components["schemas"]["CompanyRole"];
        };
        /** @description Whom a partner invites. */
        InviteStudents: {
            rows: components["schemas"]["StudentRow"][];
        };
        /** @enum {string} */
        InviteViewer: "anonymous" | "invited" | "other_account" | "unverified" | "any_address" | "taken";
        /** @description An invoice. Every amount is in whole minor units of its currency. */
        Invoice: {
            company_id: string;
            /** @description What the company was called when it was issued. */
            company_name: string;
            created_at: components["schemas"]["Time"];
            credited: number;
            currency: components["schemas"]["InvoiceCurrency"];
            /** @description 0 where it is not overdue. */
            days_late: number;
            /** @description A discount on all lines in thousandths of a per cent; the lines that say it are its last. */
            discount_milli: number;
            due_on: string | null;
            /** @description What of the payments was not owed: it is the company's credit. */
            excess: number;
            gross: number;
            id: string;
            issued_on: string | null;
            net: number;
            notes: string | null;
            /** @description Null while it is a draft. */
            number: string | null;
            owed: number;
            /** @description What of the payments was owed. */
            paid: number;
            /** @description The first day of what it is for. */
            period_from: string;
            /** @description The last one. */
            period_to: string;
            po_reference: string | null;
            reminded_at: components["schemas"]["Time"] | null;
            reminders: number;
            state: components["schemas"]["InvoiceState"];
            tax: number;
            /** @description Whether tax is rounded per line or per rate. */
            tax_by: components["schemas"]["InvoiceTaxBy"];
            /** @description 14 or 30. */
            terms_days: number;
            /** @description What every act on it names. */
            version: number;
        };
        /** @description What is owed, by how late it is. */
        InvoiceAgeing: {
            /** @description Later. */
            beyond: number;
            /** @description Not due yet. */
            current: number;
            /** @description 1 to 30 days late. */
            to_30: number;
            /** @description 31 to 60 days late. */
            to_60: number;
            /** @description 61 to 90 days late. */
            to_90: number;
        };
        /** @enum {string} */
        InvoiceCurrency: "AUD" | "BRL" | "CAD" | "CHF" | "CZK" | "DKK" | "EUR" | "GBP" | "HKD" | "HUF" | "INR" | "JPY" | "KRW" | "MXN" | "NOK" | "NZD" | "PLN" | "RON" | "SEK" | "SGD" | "USD" | "ZAR";
        /** @description How many invoices are to be paid. */
        InvoiceFigures: {
            due: number;
            /** @description Those of them whose day is over. */
            overdue: number;
        };
        /** @enum {string} */
        InvoiceFilter: "draft" | "open" | "partially_paid" | "overdue" | "paid" | "void" | "uncollectible" | "credited";
        /** @description An invoice to be written. */
        InvoiceForm: {
            /** @description To whom. */
            company_id: string;
            currency: components["schemas"]["InvoiceCurrency"];
            /** @description A discount on all lines in thousandths of a per cent; 0 where it is left out. */
            discount_milli?: number;
            /** @description 1 to 50. */
            lines: components["schemas"]["InvoiceLineForm"][];
            /** @description At most 2000 characters. */
            notes?: string | null;
            /** @description The first day of what it is for. */
            period_from: string;
            /** @description The last one. */
            period_to: string;
            /** @description At most 60 characters. */
            po_reference?: string | null;
            /** @description What tax is rounded on; `rate` if omitted. */
            tax_by?: components["schemas"]["InvoiceTaxBy"];
            /** @description 14 or 30. */
            terms_days: number;
        };
        /** @description A line with what it comes to. */
        InvoiceLine: {
            /** @description True for a line that the invoice's discount adds. */
            is_discount: boolean;
            /** @description What can still be credited of it, before tax. */
            left: number;
            net: number;
            quantity_milli: number;
            tax: number;
            /** @description In thousandths of a per cent. */
            tax_milli: number;
            text: string;
            unit_price: number;
        };
        /** @description A line that is asked money for, or that takes something off. */
        InvoiceLineForm: {
            /** @description In thousandths. */
            quantity_milli: number;
            /** @description In thousandths of a per cent. */
            tax_milli: number;
            /** @description 1 to 200 characters. */
            text: string;
            /** @description In whole minor units; below zero it is a discount. */
            unit_price: number;
        };
        /** @description One page of invoices, and what all that were asked for come to. */
        InvoicePage: {
            items: components["schemas"]["Invoice"][];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
            sums: components["schemas"]["InvoiceSum"][];
        };
        /** @description A payment on an invoice. */
        InvoicePayment: {
            amount: number;
            id: string;
            method: components["schemas"]["PaymentMethod"];
            /** @description Why it was reversed; for staff alone. */
            reason: string | null;
            received_on: string;
            recorded_at: components["schemas"]["Time"];
            reference: string | null;
            reversed_at: components["schemas"]["Time"] | null;
            state: components["schemas"]["PaymentState"];
        };
        /** @description What an invoice would come to. */
        InvoicePreview: {
            gross: number;
            lines: components["schemas"]["InvoicePreviewLine"][];
            net: number;
            rates: components["schemas"]["InvoiceRate"][];
            tax: number;
        };
        /** @description The amounts of one invoice line. Lines of the invoice's discount come last. */
        InvoicePreviewLine: {
            net: number;
            tax: number;
            text: string;
        };
        /** @description The tax of one rate. */
        InvoiceRate: {
            net: number;
            tax: number;
            /** @description In thousandths of a per cent. */
            tax_milli: number;
        };
        /** @enum {string} */
        InvoiceReminder: "friendly" | "firm" | "last";
        /** @description An invoice as a whole. */
        InvoiceSheet: {
            credit_notes: components["schemas"]["CreditNote"][];
            invoice: components["schemas"]["Invoice"];
            lines: components["schemas"]["InvoiceLine"][];
            /** @description The first recorded first. */
            payments: components["schemas"]["InvoicePayment"][];
            /** @description The lowest first. */
            rates: components["schemas"]["InvoiceRate"][];
        };
        /** @enum {string} */
        InvoiceState: "draft" | "open" | "partially_paid" | "paid" | "void" | "uncollectible" | "credited";
        /** @description What the invoices of one currency come to. */
        InvoiceSum: {
            count: number;
            currency: components["schemas"]["InvoiceCurrency"];
            gross: number;
            net: number;
            paid: number;
            tax: number;
        };
        /** @enum {string} */
        InvoiceTaxBy: "line" | "rate";
        /** @description A draft to be issued. */
        IssueInvoice: {
            /** @description The version that was read. */
            version: number;
        };
        /** @description What is known of something that brings points. */
        ItemStatistics: {
            /**
             * @description The correlation with the points of everything else, in thousandths; null where either is the
             *     same for all.
             */
            discrimination_thousandths: number | null;
            /** @description The mean share of the points that people got, in thousandths. */
            facility_thousandths: number;
            /** @description 1000 is what the Rasch model expects; null for a task, for a problem, and while it is not estimated. */
            infit_thousandths: number | null;
            /** @description What an author should look at. */
            remarks: components["schemas"]["StatisticsRemark"][];
        };
        /** @description Joining, with what is agreed to. */
        JoinCohort: {
            /** @description The edition of the text that was shown. */
            edition: string;
            /** @description Whether the partner sees one's name and score. */
            shows_result: boolean;
        };
        /** @description Which team was joined. */
        JoinedTeam: {
            company_name: string;
        };
        /** @description A company to be suspended, or restored. */
        JudgeCompany: {
            /** @description What its owners read where it is suspended, 1 to 2000 characters. */
            reason: string;
        };
        /** @description What a candidate is writing. */
        KeepIntegrityDraft: {
            text: string;
        };
        /** @description A language, as the workers that live report it. */
        Language: {
            available: boolean;
            id: components["schemas"]["LanguageId"];
            label: string;
            /** @description Why it is not available. */
            reason: string | null;
            version: string | null;
        };
        /** @enum {string} */
        LanguageId: "python" | "javascript" | "c" | "cpp" | "rust" | "go" | "java" | "typescript" | "sql";
        /** @description The problem that somebody ran or submitted something for last. */
        LastPractised: {
            at: components["schemas"]["Time"];
            problem: components["schemas"]["PracticeRow"];
        };
        /** @description A file or folder that was not taken. */
        LeftOutFile: {
            path: string;
            text: string;
        };
        /** @description Whether the caller likes a story, and how many do. */
        LikeStatus: {
            is_liked: boolean;
            likes_count: number;
        };
        /** @description The stories whose likes are asked for. */
        LikeStatusBatch: {
            /** @description 1 to 200. */
            interview_ids: string[];
        };
        /** @description A list that has no second page. */
        List_BillingCompany: {
            items: {
                id: string;
                name: string;
                state: components["schemas"]["CompanyState"];
            }[];
        };
        /** @description A list that has no second page. */
        List_BlockableCompany: {
            items: {
                id: string;
                name: string;
            }[];
        };
        /** @description A list that has no second page. */
        List_CandidateAssessed: {
            items: {
                card: components["schemas"]["CandidateCard"] | null;
                /** @description Why the application does not allow it; null where it does. */
                code: string | null;
                /** @description The same in words, or what is wrong with the address. */
                detail: string | null;
                id: string;
                outcome: components["schemas"]["SendOutcomeWord"] | null;
                until: components["schemas"]["Time"] | null;
            }[];
        };
        /** @description A list that has no second page. */
        List_CandidateMoved: {
            items: {
                card: components["schemas"]["CandidateCard"] | null;
                /** @description Why it was refused: null where it was made. */
                code: string | null;
                /** @description The same in words. */
                detail: string | null;
                id: string;
            }[];
        };
        /** @description A list that has no second page. */
        List_CannedReply: {
            items: {
                key: string;
                text: string;
            }[];
        };
        /** @description A list that has no second page. */
        List_GradeKey: {
            items: {
                /** @description Whether new signatures are made with it. */
                active: boolean;
                /** @description `Ed25519`. */
                algorithm: string;
                /** @description When it was made. */
                created_at: string;
                /** @description The first 16 hexadecimal digits of SHA-256 of the public key. */
                id: string;
                /** @description The 32 bytes in base64. */
                public_key: string;
            }[];
        };
        /** @description A list that has no second page. */
        List_InquiryRejection: {
            items: {
                /** @description Why it was left: null where it was rejected. */
                code: string | null;
                /** @description The same in words. */
                detail: string | null;
                id: string;
                inquiry: components["schemas"]["AdminInquiry"] | null;
            }[];
        };
        /** @description A list that has no second page. */
        List_InquiryRejectionPreview: {
            items: {
                /** @description Why it is left out: null where it is not. */
                code: string | null;
                /** @description The same in words. */
                detail: string | null;
                id: string;
                mail: components["schemas"]["InquiryMail"] | null;
            }[];
        };
        /** @description A list that has no second page. */
        List_Language: {
            items: {
                available: boolean;
                id: components["schemas"]["LanguageId"];
                label: string;
                /** @description Why it is not available. */
                reason: string | null;
                version: string | null;
            }[];
        };
        /** @description A list that has no second page. */
        List_MailItem: {
            items: {
                created_at: components["schemas"]["Time"];
                html: string | null;
                id: string;
                sent_at: components["schemas"]["Time"] | null;
                subject: string;
                text: string;
                to: string;
            }[];
        };
        /** @description A list that has no second page. */
        List_Meeting: {
            items: {
                created_at: components["schemas"]["Time"];
                id: string;
                message: string | null;
                minutes: number;
                /** @description What the candidate said where no time fitted. */
                note: string | null;
                /** @description Whether it has begun, so that nothing about it changes any more. */
                over: boolean;
                people: components["schemas"]["MeetingPerson"][];
                /** @description Of what is proposed. */
                place: string;
                /** @description Why it was called off. */
                reason: string | null;
                set: components["schemas"]["Appointment"] | null;
                /** @description The times that are proposed, or were last. */
                slots: components["schemas"]["Time"][];
                state: components["schemas"]["MeetingState"];
                /** @description What changing or answering it names. */
                version: number;
                /** @description The time zone that the company proposed them by. */
                zone: string;
            }[];
        };
        /** @description A list that has no second page. */
        List_Offer: {
            items: {
                ended_at: components["schemas"]["Time"] | null;
                /** @description Null where the work has no end. */
                ends_on: string | null;
                /** @description Until when it can be answered. */
                expires_at: components["schemas"]["Time"];
                id: string;
                made_at: components["schemas"]["Time"];
                pay: components["schemas"]["OfferPay"];
                /** @description Why the company took it back; to the candidate also why they declined. */
                reason: string | null;
                starts_on: string;
                state: components["schemas"]["OfferState"];
                /** @description Markdown. */
                terms: string;
                /** @description What answering or withdrawing it names. */
                version: number;
            }[];
        };
        /** @description A list that has no second page. */
        List_PracticeTag: {
            items: {
                /** @description How many problems of the catalogue need it. */
                problems: number;
                tag: string;
            }[];
        };
        /** @description A list that has no second page. */
        List_RecruitMember: {
            items: {
                email: string;
                headline: string;
                id: string;
                name: string;
            }[];
        };
        /** @description A list that has no second page. */
        List_Regression: {
            items: {
                submission: components["schemas"]["SubmissionSummary"];
                /** @description The task's title. */
                title: string;
            }[];
        };
        /** @description A list that has no second page. */
        List_RetentionRule: {
            items: {
                /** @description After how many days. */
                days: number;
                /** @description What is removed, in words. */
                what: string;
            }[];
        };
        /** @description A list that has no second page. */
        List_RoleAlert: {
            items: {
                country: string | null;
                id: string;
                kind: components["schemas"]["RoleKind"] | null;
                level: components["schemas"]["RoleLevel"] | null;
                pay: boolean;
                search: string;
                starts_by: string | null;
                workplace: components["schemas"]["RoleWorkplace"] | null;
            }[];
        };
        /** @description A list that has no second page. */
        List_SavedFilter: {
            items: {
                id: string;
                list: components["schemas"]["SavedFilterList"];
                name: string;
                /** @description What the address of the list holds, without a question mark. */
                query: string;
            }[];
        };
        /** @description A list that has no second page. */
        List_StoryCard: {
            items: {
                company: components["schemas"]["StoryCompany"];
                /** @description 1 to 5. */
                difficulty: number;
                /** @description At most 240 characters. */
                excerpt: string;
                experience: components["schemas"]["StoryExperience"];
                /** @description Where the words were found; null when none were searched. */
                highlights: components["schemas"]["TextPart"][][] | null;
                id: string;
                /** @description Two letters. */
                language: string;
                level: components["schemas"]["StoryLevel"];
                likes_count: number;
                month: number | null;
                outcome: components["schemas"]["StoryOutcome"];
                /** @description Its one address. */
                path: string;
                position: string;
                published_at: components["schemas"]["Time"];
                rounds_count: number;
                source: components["schemas"]["StorySource"];
                /** @description Whether our own records prove the interview. */
                verified: boolean;
                year: number;
            }[];
        };
        /** @description A list that has no second page. */
        List_SupportWeek: {
            items: {
                /** @description Until the first answer. */
                answer: components["schemas"]["SupportWaits"];
                began: number;
                /** @description Its Monday, by UTC. */
                monday: string;
                /** @description Until it was resolved. */
                resolution: components["schemas"]["SupportWaits"];
            }[];
        };
        /** @description A list that has no second page. */
        List_TalentSearch: {
            items: {
                authorised: components["schemas"]["TalentAuthorisation"] | null;
                availability: components["schemas"]["TalentAvailability"] | null;
                employment: components["schemas"]["TalentEmployment"] | null;
                id: string;
                name: string;
                place: components["schemas"]["TalentPlace"] | null;
                score: components["schemas"]["TalentScore"] | null;
                skills: components["schemas"]["TalentSkill"][];
                text: string | null;
            }[];
        };
        /** @description A list that has no second page. */
        List_TeamMember: {
            items: {
                email: string;
                id: string;
                joined_at: components["schemas"]["Time"];
                name: string;
                role: components["schemas"]["CompanyRole"];
            }[];
        };
        /** @description A list that has no second page. */
        List_ToldCompany: {
            items: {
                company_id: string | null;
                name: string;
                slug: string;
                stories: number;
            }[];
        };
        /** @description A list that has no second page. */
        List_Waiting: {
            items: {
                /** @description How much of it there is: at least one. */
                count: number;
                kind: components["schemas"]["WaitingKind"];
                /** @description Since when the first of it waits. */
                since: components["schemas"]["Time"];
            }[];
        };
        /** @description A row of the list of companies. */
        ListedCompany: {
            city: string | null;
            /** @description Two capital letters. */
            country: string | null;
            /** @description How hard its interviews are on average, 1 to 5. Null below five stories. */
            difficulty: number | null;
            id: string;
            industry: components["schemas"]["CompanyIndustry"] | null;
            logo_url: string | null;
            name: string;
            /** @description How many roles somebody can apply for. */
            open_roles: number;
            size: components["schemas"]["CompanySize"] | null;
            /** @description How many stories there are of its interviews. */
            stories: number;
        };
        /** @description A row of the list of puzzles. */
        ListedPuzzle: {
            difficulty: components["schemas"]["PuzzleDifficulty"] | null;
            id: string;
            /** @description How many inputs are to be solved. */
            inputs: number;
            /** @description Whether only the members of the asker's company find it. */
            is_private: boolean;
            name: string;
            /** @description The output of its first demonstration, as rows of symbols. */
            picture: number[][];
        };
        /** @description A role in its company's list. */
        ListedRole: components["schemas"]["Role"] & {
            /** @description How many people have applied, those whom the company is not shown yet among them. */
            applicants: number;
            slate_by: components["schemas"]["Time"] | null;
        };
        /** @description What the server says on the socket. */
        LiveMessage: {
            /** @enum {string} */
            type: "ready";
        } | {
            code: string;
            /** @description Null where the whole line is concerned. */
            topic: string | null;
            /** @enum {string} */
            type: "error";
        } | {
            topic: string;
            /** @enum {string} */
            type: "subscribed";
        } | {
            event_id: number;
            submission: components["schemas"]["Submission"];
            topic: string;
            /** @enum {string} */
            type: "event";
        } | {
            /** @description Grows with every change. */
            event_id: number;
            topic: string;
            /** @enum {string} */
            type: "board";
        } | {
            /** @description Grows with every take-over. */
            event_id: number;
            topic: string;
            /** @enum {string} */
            type: "lease";
        } | {
            /** @description Grows with every line. */
            event_id: number;
            topic: string;
            /** @enum {string} */
            type: "check";
        } | {
            /** @description Another one with every change; 0 before the first message. */
            event_id: number;
            topic: string;
            /** @enum {string} */
            type: "support";
            /** @description Messages of support that the person has not read; on `support-inbox` how many conversations wait. */
            unread: number;
        } | {
            /** @description Another one with every change. */
            event_id: number;
            topic: string;
            /** @enum {string} */
            type: "presence";
        } | {
            topic: string;
            /** @enum {string} */
            type: "typing";
            /** @description The account whose conversation it is. */
            user: string;
        } | {
            /** @description The newest line; null while there is none. */
            newest: string | null;
            topic: string;
            /** @enum {string} */
            type: "notifications";
            /** @description How many are unread; 100 stands for 100 and more. */
            unread: number;
        };
        /** @description What is said on the socket: first the token, then what to follow. */
        LiveRequest: {
            token: string;
            /** @enum {string} */
            type: "auth";
        } | {
            /** @description The newest change that is known already. */
            last_event_id?: number | null;
            topic: string;
            /** @enum {string} */
            type: "subscribe";
        } | {
            topic: string;
            /** @enum {string} */
            type: "typing";
            user?: string | null;
        } | {
            topic: string;
            /** @enum {string} */
            type: "unsubscribe";
        };
        /** @description The text that readers see while an edit waits. */
        LiveStory: {
            rounds: components["schemas"]["StoryRound"][];
            summary: string;
            tips: string | null;
        };
        /** @description A key that was just made. */
        MadeApiKey: components["schemas"]["ApiKey"] & {
            /**
             * @description The key itself. It is not stored: this is the only answer that has it. Null where the request
             *     is a repeat.
             */
            secret: string | null;
        };
        /** @description A connection that was just made, or whose key was replaced. */
        MadeAtsConnection: components["schemas"]["AtsConnection"] & {
            /**
             * @description By what the system identifies itself: this is the only answer that has it. Null where the request
             *     is a repeat.
             */
            secret: string | null;
        };
        /** @description An address that was just made. */
        MadeCalendarAddress: components["schemas"]["CalendarAddress"] & {
            /** @description The whole address. Its secret is not stored: this is the only answer that has it. */
            url: string;
        };
        /** @description A link that was just made. */
        MadeReportLink: components["schemas"]["ReportLink"] & {
            /**
             * @description What the link's address carries behind the `#`. It is not stored: this is the only answer that
             *     has it. Null where the request is a repeat.
             */
            secret: string | null;
        };
        /** @description A webhook that was just made, or whose secret was replaced. */
        MadeWebhook: components["schemas"]["Webhook"] & {
            /** @description What signs its events. No other answer has it. Null where the request is a repeat. */
            secret: string | null;
        };
        /** @description To whom the link is mailed. */
        MailCohort: {
            emails: string[];
        };
        /** @description A message of the outbox. */
        MailItem: {
            created_at: components["schemas"]["Time"];
            html: string | null;
            id: string;
            sent_at: components["schemas"]["Time"] | null;
            subject: string;
            text: string;
            to: string;
        };
        /** @description A link to be mailed. */
        MailReport: {
            email: string;
            /** @description What it shows beside the score. */
            sections: components["schemas"]["ReportSection"][];
        };
        /** @enum {string} */
        MailState: "queued" | "sent" | "failed";
        /**
         * @description How mail leaves the server.
         * @enum {string}
         */
        MailTransport: "smtp" | "inbox" | "none";
        /** @description What opens a mailed report. */
        MailedReportSession: {
            /** @description Sent to read the report. It is not stored: this is the only answer that has it. */
            session: string;
            /** @description Until when it counts. */
            until: components["schemas"]["Time"];
        };
        /** @description A key to be made. */
        MakeApiKey: {
            /** @description For how many days it works, 1 to 365. */
            days: number;
            /** @description What it is for, 1 to 60 characters. */
            name: string;
            /** @description What it reads; at least one. */
            scopes: components["schemas"]["ApiScope"][];
        };
        /** @description An offer to be made. */
        MakeOffer: {
            /** @description How many days the candidate has to answer, 1 to 60. */
            days: number;
            /** @description The last day; an internship needs it, or its weeks. */
            ends_on?: string | null;
            pay: components["schemas"]["OfferPay"];
            starts_on: string;
            /** @description Markdown, at most 8000 characters. */
            terms: string;
            /** @description Of the application, as it was read. */
            version: number;
            /** @description How long it lasts, 1 to 104, in place of the last day. */
            weeks?: number | null;
        };
        /** @description A company that has left. */
        MarkChurned: {
            /** @description 1 to 2000 characters. */
            reason: string;
            /** @description Of the subscription, as it was read. */
            version: number;
        };
        /** @description The version of an internship that was looked at. */
        MarkReady: {
            version: number;
        };
        /** @description How far the caller is. */
        MarkSupportMessages: {
            /** @description The newest message that has arrived. */
            delivered: number;
            /** @description The newest message that was shown. */
            read: number;
        };
        /** @description The caller's inquiry; none for an account whose company is another's. */
        MaybeInquiryBody: {
            inquiry: components["schemas"]["Inquiry"] | null;
        };
        /** @description The caller's application, if they have sent one. */
        MaybePartnerApplicationBody: {
            application: components["schemas"]["PartnerApplication"] | null;
        };
        /** @description An interview. */
        Meeting: {
            created_at: components["schemas"]["Time"];
            id: string;
            message: string | null;
            minutes: number;
            /** @description What the candidate said where no time fitted. */
            note: string | null;
            /** @description Whether it has begun, so that nothing about it changes any more. */
            over: boolean;
            people: components["schemas"]["MeetingPerson"][];
            /** @description Of what is proposed. */
            place: string;
            /** @description Why it was called off. */
            reason: string | null;
            set: components["schemas"]["Appointment"] | null;
            /** @description The times that are proposed, or were last. */
            slots: components["schemas"]["Time"][];
            state: components["schemas"]["MeetingState"];
            /** @description What changing or answering it names. */
            version: number;
            /** @description The time zone that the company proposed them by. */
            zone: string;
        };
        /** @description Somebody of the company who takes part. */
        MeetingPerson: {
            /** @description Their account, to their colleagues; null to the candidate. */
            id: string | null;
            name: string;
        };
        /** @enum {string} */
        MeetingState: "proposed" | "unfit" | "set" | "moving" | "cancelled";
        /** @description A colleague who is mentioned. */
        Mention: {
            id: string;
            /** @description Null once they have left the company. */
            name: string | null;
        };
        /** @description A candidate's account to be merged into another. */
        MergeCandidate: {
            /** @description That of the preview. */
            digest: string;
            /** @description The address of the account that it is merged into, as a confirmation. */
            email: string;
            /** @description The account that it is merged into. */
            into: string;
            /** @description Why they are one person's: 20 to 2000 characters. */
            reason: string;
        };
        /** @description A company to be merged into another. */
        MergeCompany: {
            /** @description That of the preview. */
            digest: string;
            /** @description The company that it is merged into. */
            into: string;
            /** @description The name of the company that is merged, as a confirmation. */
            name: string;
            /** @description 1 to 2000 characters. */
            reason: string;
        };
        /** @description The company that another one was merged into. */
        MergedInto: {
            id: string;
            name: string;
        };
        /** @enum {string} */
        MergerFate: "moved" | "copied" | "replaced" | "ended" | "dropped" | "kept";
        /** @enum {string} */
        MergerItem: "company_members" | "team_invitations" | "company_grants" | "free_trials" | "inquiries" | "company_details" | "company_logos" | "companies" | "roles" | "internships" | "checklist_templates" | "assessments" | "report_reviews" | "invitation_stops" | "problem_drafts" | "problems" | "puzzles" | "talent_searches" | "talent_picks" | "talent_blocks" | "introductions" | "github_reports" | "interview_companies" | "interview_replies" | "subscriptions" | "invitation_credits" | "grace_extensions" | "invoices" | "api_keys" | "webhooks" | "ats_connections" | "view_as_grants";
        /** @enum {string} */
        MergerObstacle: "same_company" | "merged" | "into_merged" | "suspended" | "into_suspended" | "into_unverified" | "unpaid_invoices" | "both_subscribed";
        /** @description How many rows come to the same. */
        MergerPart: {
            fate: components["schemas"]["MergerFate"];
            item: components["schemas"]["MergerItem"];
            rows: number;
        };
        /** @description What merging two companies would do. */
        MergerPreview: {
            /** @description What the merger has to name. */
            digest: string;
            from: components["schemas"]["MergerSide"];
            into: components["schemas"]["MergerSide"];
            /** @description What is against it. */
            obstacles: components["schemas"]["MergerObstacle"][];
            /** @description Empty while something is against it. */
            parts: components["schemas"]["MergerPart"][];
        };
        /** @description One of two companies. */
        MergerSide: {
            id: string;
            name: string;
            state: components["schemas"]["CompanyState"];
        };
        /** @description What is known of an author, and not who it is. */
        ModeratedAuthor: {
            /** @description The same for every story of one author. */
            handle: string;
            published: number;
            removed: number;
            trusted: boolean;
        };
        /** @description Which of our own records proves the interview. */
        ModeratedProof: {
            by: components["schemas"]["StoryProof"] | null;
        };
        /** @description What a company has said. */
        ModeratedReply: {
            at: components["schemas"]["Time"];
            state: components["schemas"]["ReplyState"];
            text: string;
            /** @description What a decision on it names. */
            version: number;
        };
        /** @description A report, without its reader. */
        ModeratedReport: {
            at: components["schemas"]["Time"];
            reason: components["schemas"]["StoryReportReason"];
            text: string | null;
        };
        /** @description A story as the moderator sees it. */
        ModeratedStory: {
            actions: components["schemas"]["ModerationAct"][];
            author: components["schemas"]["ModeratedAuthor"];
            dispute: components["schemas"]["ModeratedReply"] | null;
            edit_state: components["schemas"]["StoryState"] | null;
            /** @description The author's text, without what is private. */
            form: components["schemas"]["StoryForm"];
            /** @description Oldest first. */
            history: components["schemas"]["HistoryStep"][];
            id: string;
            live: components["schemas"]["LiveStory"] | null;
            note: string | null;
            published_at: components["schemas"]["Time"] | null;
            reply: components["schemas"]["ModeratedReply"] | null;
            reports: components["schemas"]["ModeratedReport"][];
            state: components["schemas"]["StoryState"];
            submitted_at: components["schemas"]["Time"] | null;
            verified: components["schemas"]["ModeratedProof"];
            version: number;
            warnings: components["schemas"]["StoryWarning"][];
        };
        /** @description A story as the moderator sees it. */
        ModeratedStoryBody: {
            interview: components["schemas"]["ModeratedStory"];
        };
        /** @enum {string} */
        ModerationAct: "publish" | "request_changes" | "reject" | "remove" | "keep" | "verify";
        /** @enum {string} */
        ModerationKind: "story" | "edit" | "reply";
        /** @enum {string} */
        ModerationQueue: "pending" | "held" | "flagged" | "edits" | "replies" | "sample" | "all";
        /** @description An amount. */
        MoneyAmount: {
            /** @description In whole minor units. */
            amount: number;
            currency: components["schemas"]["InvoiceCurrency"];
        };
        /** @description How many of a kind are not listed. */
        MoreNeeds: {
            count: number;
            kind: components["schemas"]["NeedKind"];
        };
        /** @description When the attempt ends now. */
        MoreTime: {
            ends_at: components["schemas"]["Time"];
        };
        /** @description A move of one candidate, at the version that was looked at. */
        MoveCandidate: {
            act: components["schemas"]["BoardMove"];
            code?: components["schemas"]["DeclineCode"] | null;
            /** @description Why, at most 2000 characters: a move back needs it; the candidate reads that of a decline. */
            reason?: string | null;
            version: number;
        };
        /** @description The same move of several candidates. */
        MoveCandidates: {
            act: components["schemas"]["BoardMove"];
            code?: components["schemas"]["DeclineCode"] | null;
            /** @description 1 to 100. */
            items: components["schemas"]["MovedCandidate"][];
            /** @description Why, at most 2000 characters: a move back needs it; the candidates read that of a decline. */
            reason?: string | null;
        };
        /** @description One of several candidates, at the version that was looked at. */
        MovedCandidate: {
            id: string;
            version: number;
        };
        /** @description A request for extra time, as the person who asked reads it. */
        MyAccommodation: {
            asked_at: components["schemas"]["Time"];
            decided_at: components["schemas"]["Time"] | null;
            /** @description What was granted. */
            granted_percent: number | null;
            /** @description What was asked for, in hundredths of the duration. */
            percent: number;
            /** @description Why it was declined. */
            reason: string | null;
            state: components["schemas"]["AccommodationState"];
            text: string | null;
            /** @description What changing it names. */
            version: number;
        };
        /** @description What the caller has asked for, where they have. */
        MyAccommodationStanding: {
            /** @description What is proposed to the caller to ask for, in hundredths of the duration; null where nothing is. */
            proposed_percent: number | null;
            request: components["schemas"]["MyAccommodation"] | null;
        };
        /** @description One of the caller's applications. */
        MyApplication: {
            applied_at: components["schemas"]["Time"];
            company: components["schemas"]["HiringCompany"];
            id: string;
            /** @description Since when it is at this stage. */
            moved_at: components["schemas"]["Time"];
            news_by: components["schemas"]["Time"] | null;
            /** @description Whether it can be taken back. */
            open: boolean;
            role_id: string;
            stage: components["schemas"]["ApplicationStage"];
            title: string;
            /** @description What taking it back names. */
            version: number;
        };
        /** @description One of the caller's applications, with what was sent. */
        MyApplicationDetail: components["schemas"]["MyApplication"] & {
            answers: components["schemas"]["ApplicationAnswer"][];
            declined: components["schemas"]["ApplicationDecline"] | null;
            note: string | null;
            profile: components["schemas"]["ApplicantProfile"];
            resume: components["schemas"]["Resume"] | null;
        };
        /** @description An invitation as the candidate sees it. */
        MyInvitation: {
            assessment_title: string;
            attempt_id: string | null;
            code: string;
            company_name: string;
            duration_minutes: number;
            ends_at: components["schemas"]["Time"] | null;
            expires_at: components["schemas"]["Time"];
            opens_at: components["schemas"]["Time"] | null;
            state: components["schemas"]["InvitationStanding"];
        };
        /** @description The supervisor of the intern. */
        NameSupervisor: {
            /** @description A member of the company; null for nobody. */
            supervisor_id?: string | null;
            /** @description Of the internship, as it was read. */
            version: number;
        };
        /** @description A candidate who shows their name. */
        NamedTalent: {
            beside: components["schemas"]["TalentBeside"] | null;
            headline: string;
            name: string;
        };
        /** @description Results within one standard error of a cut-off, to be treated as equal. */
        NearCutOff: {
            /** @description The first hundred, the highest score first. */
            listed: components["schemas"]["NearResult"][];
            results: number;
            /** @description The standard error of measurement. */
            sem: number;
        };
        /** @description A result near a cut-off. */
        NearResult: {
            attempt_id: string;
            fineness: number;
            /** @description The name on the invitation, else its address. */
            who: string;
        };
        /** @description Something that needs the caller. */
        Need: {
            /** @description Until the end of which day it is to be done, where there is one. */
            due_on: string | null;
            kind: components["schemas"]["NeedKind"];
            /** @description What is opened to do it: an application, a role, an assessment, a report, a case, an internship or an invoice. */
            place_id: string;
            /** @description The role that an application is for. */
            role_id: string | null;
            since: components["schemas"]["Time"];
            /** @description Of a role or an assessment its title, of an invoice its number. */
            title: string;
            until: components["schemas"]["Time"] | null;
            whom: components["schemas"]["HomePerson"] | null;
        };
        /** @enum {string} */
        NeedKind: "review" | "introduced" | "scorecard" | "no_time" | "offer_ending" | "role_changes" | "result" | "extra_time" | "report_review" | "integrity_case" | "internship_item" | "check_in" | "intern_rating" | "internship_end" | "extension" | "invoice_due";
        /** @description What needs the caller. */
        Needs: {
            /** @description The longest first, at most ten. */
            items: components["schemas"]["Need"][];
            /** @description How many there are beside those, of each kind that has any. */
            more: components["schemas"]["MoreNeeds"][];
        };
        /** @description The network of a period. */
        Network: {
            /** @description At most 100, the newest first. */
            alerts: components["schemas"]["NetworkAlert"][];
            all_alerts: number;
            /** @description How many edges there are, counted one by one. */
            all_edges: number;
            /** @description How many nodes there are, counted one by one. */
            all_nodes: number;
            /** @description Whether the oldest edges of the period are left out. */
            cut: boolean;
            /** @description What was put together because there is too much to be drawn. */
            grouping: components["schemas"]["NetworkGrouping"];
            links: components["schemas"]["NetworkLink"][];
            nodes: components["schemas"]["NetworkNode"][];
            since: components["schemas"]["Time"];
        };
        /** @description Something that somebody should look at. */
        NetworkAlert: {
            at: components["schemas"]["Time"];
            /** @description Sign-ups in the busiest hour, or people in the circle. */
            count: number;
            kind: components["schemas"]["NetworkAlertKind"];
            /** @description Of a self-referral first the one who brought, then the one who was brought. */
            places: components["schemas"]["NetworkPlace"][];
        };
        /** @enum {string} */
        NetworkAlertKind: "cycle" | "self_referral" | "burst";
        /** @description One edge of the network. */
        NetworkEdge: {
            at: components["schemas"]["Time"];
            from: components["schemas"]["NetworkEnd"];
            /** @description Names this edge and no other. */
            id: string;
            kind: components["schemas"]["NetworkEdgeKind"];
            to: components["schemas"]["NetworkEnd"];
        };
        /** @enum {string} */
        NetworkEdgeKind: "referral" | "invite" | "application" | "placement" | "company";
        /** @description One end of an edge. */
        NetworkEnd: {
            kind: components["schemas"]["NetworkNodeKind"];
            /** @description Empty where it has no name. */
            name: string;
            /** @description The id of its node. */
            node: string;
            /** @description The id of its row. */
            of: string;
        };
        /** @enum {string} */
        NetworkGrouping: "none" | "partner_and_month" | "partner" | "month";
        /** @description What leads from one node to another. */
        NetworkLink: {
            /** @description How many edges it stands for. */
            count: number;
            first_at: components["schemas"]["Time"];
            /** @description The node where it begins. */
            from: string;
            kind: components["schemas"]["NetworkEdgeKind"];
            last_at: components["schemas"]["Time"];
            /** @description The node where it ends. */
            to: string;
        };
        /** @description A node of the network. */
        NetworkNode: {
            /** @description Those of them who applied for a role; of a role, those who applied for it. */
            applied: number;
            /** @description How many edges lead to it. */
            arriving: number;
            /** @description How many accounts it brought in the period, and how many those brought in turn. */
            brought: number;
            /** @description The same for the same rows: its kind and its id, or what was put together. */
            id: string;
            kind: components["schemas"]["NetworkNodeKind"];
            /** @description How many nodes it stands for. */
            members: number;
            /** @description Of a cluster: the first day of its month. */
            month: string | null;
            /** @description Empty where it has no name; of a cluster, the name of its partner. */
            name: string;
            /** @description The id of the row behind it; null for a cluster. */
            of: string | null;
            /** @description Those of them who accepted an offer. */
            placed: number;
        };
        /** @enum {string} */
        NetworkNodeKind: "partner" | "user" | "company" | "role" | "placement" | "cluster";
        /** @description The person an alert is about. */
        NetworkPlace: {
            kind: components["schemas"]["NetworkNodeKind"];
            name: string;
            /** @description The id of its node. */
            node: string;
            of: string;
        };
        /** @description An assessment to be made. */
        NewAssessmentBody: {
            duration_minutes: number;
            languages: components["schemas"]["LanguageId"][];
            settings?: components["schemas"]["AssessmentSettings"] | null;
            tasks: components["schemas"]["NewTaskBody"][];
            title: string;
        };
        /** @description An assessment to be run. */
        NewCohortBody: {
            /** @description Until when: at most 60 days later. */
            closes_at: string;
            duration_minutes: number;
            /** @description From when attempts can begin; at once where there is none. */
            opens_at?: string | null;
            tasks: components["schemas"]["NewCohortTask"][];
            title: string;
        };
        /** @description A task; the weights of all sum to 100. */
        NewCohortTask: {
            /** @description The name in addresses of a problem that is open for practice. */
            problem_id: string;
            /** @description The names of problems like it, one of which may be drawn in its place; none unless they are named. */
            variants?: string[];
            weight: number;
        };
        /** @description The person who gets the account. */
        NewCompany: {
            company_name: string;
            email: string;
            first_name: string;
            last_name: string;
        };
        /** @description A company that has begun to pay. */
        NewCustomer: {
            id: string;
            name: string;
            /** @description The first day that it has paid for. */
            paying_since: string;
            state: components["schemas"]["CompanyState"];
            steps: components["schemas"]["NewCustomerSteps"];
        };
        /** @description What the rows of a company say that it has done. */
        NewCustomerSteps: {
            /** @description Assessments are open to it. */
            access: boolean;
            /** @description It has made an assessment. */
            assessment: boolean;
            /** @description It has invited somebody to one. */
            invitation: boolean;
            /** @description Its profile is complete, and its domain approved. */
            profile: boolean;
            /** @description People can apply for a role of its, or it has been shown those who have. */
            role: boolean;
            /** @description Somebody else belongs to its team. */
            team: boolean;
        };
        /** @description What a company says of itself. */
        NewInquiry: {
            companyName: string;
            companyType: string;
            firstName: string;
            heardAbout: string;
            interests: string[];
            lastName: string;
            phone: string;
            title: string;
        };
        /** @description What somebody says who wants to be a partner. */
        NewPartnerApplication: {
            kind: components["schemas"]["PartnerKind"];
            organisation: string;
            /** @description Begins with `https://` or `http://`. */
            website?: string | null;
            why: string;
        };
        /** @description A role to be begun. */
        NewRole: {
            form: components["schemas"]["RoleForm"];
        };
        /** @description A story to be begun. */
        NewStory: {
            form: components["schemas"]["StoryForm"];
            way: components["schemas"]["StoryWay"];
        };
        /** @description A task; the weights of all tasks sum to 100. */
        NewTaskBody: {
            problem_id: string;
            /** @description Problems like it, one of which may be drawn in its place; none unless they are named. */
            variants?: string[];
            weight: number;
        };
        /** @description Says something about an inquiry, for admins. */
        NoteInquiry: {
            text: string;
        };
        /** @description Done, and there is nothing to say about it. */
        Nothing: Record<string, never>;
        /** @description How one kind of notification is to reach the caller. */
        NotificationChoice: {
            email: boolean;
            in_app: boolean;
            type: string;
        };
        /** @description How the caller wants to be notified. */
        NotificationChoices: {
            /** @description Whether mail is gathered into one message a day, which comes at 8:00. */
            digest: boolean;
            /** @description Each kind once; what else an answer has in it may come back and is not looked at. */
            items: components["schemas"]["NotificationChoice"][];
            /** @description By whose clocks: a name of the IANA time zone database; UTC where there is none. */
            time_zone?: string | null;
        };
        /** @description A page of the list, and how the whole of it stands. */
        NotificationPage: components["schemas"]["Page_Notification"] & components["schemas"]["NotificationStanding"];
        /** @description Everything the caller can be notified of, and how. */
        NotificationSettings: {
            /** @description Whether mail is gathered into one message a day, which comes at 8:00. */
            digest: boolean;
            items: components["schemas"]["NotificationSwitch"][];
            /** @description By whose clocks: a name of the IANA time zone database; UTC where there is none. */
            time_zone: string | null;
        };
        /** @description How the caller's list stands. */
        NotificationStanding: {
            /** @description The newest line; null while there is none. */
            newest: string | null;
            /** @description How many are unread; 100 stands for 100 and more. */
            unread: number;
        };
        /** @description One kind of notification. */
        NotificationSwitch: {
            /** @description Whether it always comes in the daily mail. */
            daily: boolean;
            email: boolean;
            in_app: boolean;
            /** @description Whether it cannot be switched off. */
            required: boolean;
            /** @description Whether anything sends it by now. */
            sent: boolean;
            /** @description For a person. */
            title: string;
            type: string;
        };
        /** @description Numbers that are missing. */
        NumberGap: {
            from: string;
            to: string;
        };
        /** @description An offer. */
        Offer: {
            ended_at: components["schemas"]["Time"] | null;
            /** @description Null where the work has no end. */
            ends_on: string | null;
            /** @description Until when it can be answered. */
            expires_at: components["schemas"]["Time"];
            id: string;
            made_at: components["schemas"]["Time"];
            pay: components["schemas"]["OfferPay"];
            /** @description Why the company took it back; to the candidate also why they declined. */
            reason: string | null;
            starts_on: string;
            state: components["schemas"]["OfferState"];
            /** @description Markdown. */
            terms: string;
            /** @description What answering or withdrawing it names. */
            version: number;
        };
        /** @description The pay of an offer. */
        OfferPay: {
            /** @description Three capital letters. */
            currency: string;
            /** @description The same where the pay is one amount. */
            max: number;
            /** @description In whole units of the currency. */
            min: number;
            period: components["schemas"]["PayPeriod"];
        };
        /** @enum {string} */
        OfferState: "open" | "accepted" | "declined" | "expired" | "withdrawn" | "lapsed";
        /** @description An internship on the board. */
        OnboardingCard: components["schemas"]["Internship"] & {
            progress: components["schemas"]["ChecklistProgress"];
        };
        /** @enum {string} */
        OnboardingColumn: "waiting" | "to_review" | "done" | "ready";
        /** @description How many internships are in each column. */
        OnboardingCounts: {
            done: number;
            ready: number;
            to_review: number;
            waiting: number;
        };
        /** @description The counts of every column. */
        OnboardingCountsBody: {
            counts: components["schemas"]["OnboardingCounts"];
        };
        /** @description A version with everything about it. */
        OpenProblemDraft: components["schemas"]["ProblemDraft"] & {
            /** @description The files that a new task of a scenario begins with, in its own folder; empty of anything else. */
            blank_task: components["schemas"]["ProblemFile"][];
            check: components["schemas"]["ProblemCheck"] | null;
            checklist: components["schemas"]["ProblemChecklistLine"][];
            faults: components["schemas"]["ProblemFault"][];
            files: components["schemas"]["ProblemFile"][];
            /** @description Whether the asker may write it. */
            is_own: boolean;
            /** @description Whether the asker decides about it. */
            may_review: boolean;
            place: components["schemas"]["ProblemPlace"] | null;
            /** @description The id of a grid puzzle; null until it is published. */
            puzzle: string | null;
            /** @description Every version of the problem, newest first. */
            versions: components["schemas"]["ProblemDraft"][];
        };
        /** @description A role that is or was open to everybody. */
        OpenRole: {
            /** @description Whether an assessment is part of applying. */
            assessed: boolean;
            company: components["schemas"]["HiringCompany"];
            form: components["schemas"]["RoleForm"] | null;
            id: string;
            /** @description Whether somebody can apply today. */
            open: boolean;
            published_at: components["schemas"]["Time"];
            title: string;
        };
        /** @description A row of a list of open roles. */
        OpenRoleRow: {
            company: components["schemas"]["HiringCompany"];
            /** @description Two capital letters each. */
            countries: string[];
            /** @description The last day on which somebody can apply, in UTC. */
            deadline: string | null;
            id: string;
            kind: components["schemas"]["RoleKind"] | null;
            level: components["schemas"]["RoleLevel"] | null;
            /** @description The place; empty where the work is done remotely. */
            location: string;
            published_at: components["schemas"]["Time"];
            title: string;
            workplace: components["schemas"]["RoleWorkplace"] | null;
        };
        /** @description What the address of a shared report carries, and what was typed. */
        OpenSharedReport: {
            passcode?: string | null;
            secret: string;
        };
        /** @description Time that was given for an outage. */
        OutageCredit: {
            began_at: components["schemas"]["Time"];
            ended_at: components["schemas"]["Time"];
            seconds: number;
        };
        /** @description An applicant whom the company was shown and nobody of it has moved. */
        OutstandingReview: {
            /** @description The code in place of the candidate's name. */
            code: string;
            id: string;
            /** @description Since when the company is shown it. */
            released_at: components["schemas"]["Time"];
            role_id: string;
            role_title: string;
        };
        /** @enum {string} */
        OwnAction: "edit" | "submit" | "withdraw";
        /** @description What a run on one's own input printed. */
        OwnInput: {
            output: string;
            stderr: string;
        };
        /** @description A case as its candidate reads it. */
        OwnIntegrityCase: {
            appeal_until: components["schemas"]["Time"] | null;
            assessment_title: string;
            /** @description The attempt and its report. */
            attempt_id: string;
            can_answer: boolean;
            can_appeal: boolean;
            company_name: string;
            /** @description What the candidate has written and not sent. */
            draft: string;
            examination: components["schemas"]["IntegrityExamination"] | null;
            id: string;
            rules: components["schemas"]["IntegrityRules"];
            said: components["schemas"]["IntegrityCaseText"];
            /** @description What answering or appealing names. */
            version: number;
        };
        /** @description One statement with its lines. */
        OwnPartnerStatement: {
            /** @description The first earned first. */
            lines: components["schemas"]["Commission"][];
            organisation: string;
            statement: components["schemas"]["PartnerStatement"];
        };
        /** @description A partner's own overview. */
        OwnPartnership: {
            /** @description Null until the partner has chosen a username, which the code is made from. */
            code: string | null;
            /** @description Of the last 30 and 90 days, and of all. */
            funnels: components["schemas"]["ReferralFunnel"][];
            next_statement_on: string;
            organisation: string;
            state: components["schemas"]["PartnerState"];
            sums: components["schemas"]["CommissionSums"][];
            terms: components["schemas"]["PartnerTerms"] | null;
        };
        /** @description A graded attempt of one's own. */
        OwnPerformance: {
            assessment_title: string;
            began_at: components["schemas"]["Time"];
            company_name: string;
            /** @description 0 to 100; null where nothing was submitted. */
            points: number | null;
            /** @description Its report. */
            report_id: string;
        };
        /** @description What the caller has practised. */
        OwnPractice: {
            last: components["schemas"]["LastPractised"] | null;
        };
        /** @description One's own story. */
        OwnStory: {
            /** @description What can be done now. */
            actions: components["schemas"]["OwnAction"][];
            changed_at: components["schemas"]["Time"];
            confirmed: string[];
            created_at: components["schemas"]["Time"];
            edit_state: components["schemas"]["StoryState"] | null;
            form: components["schemas"]["StoryForm"];
            id: string;
            likes_count: number;
            machine_filled: string[];
            /** @description What a moderator said last. */
            note: string | null;
            /** @description Its address, while it is shown. */
            path: string | null;
            pending_edit: boolean;
            preview: components["schemas"]["StoryPreview"];
            published_at: components["schemas"]["Time"] | null;
            state: components["schemas"]["StoryState"];
            submitted_at: components["schemas"]["Time"] | null;
            /** @description To be sent back when changing it. */
            version: number;
            warnings: components["schemas"]["StoryWarning"][];
        };
        /** @description One's own story, or nothing where it is gone. */
        OwnStoryBody: {
            interview: components["schemas"]["OwnStory"] | null;
        };
        /** @description One page of a list. */
        Page_Accommodation: {
            items: {
                asked_at: components["schemas"]["Time"];
                /** @description What the invitation has anyway. */
                base_percent: number;
                decided_at: components["schemas"]["Time"] | null;
                email: string;
                granted_percent: number | null;
                id: string;
                name: string | null;
                /** @description What is asked for, in hundredths of the duration. */
                percent: number;
                reason: string | null;
                /** @description Only one that is not open yet or open can be answered. */
                standing: components["schemas"]["InvitationStanding"];
                state: components["schemas"]["AccommodationState"];
                text: string | null;
                /** @description What answering it names. */
                version: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_Activity: {
            items: {
                at: components["schemas"]["Time"];
                by: components["schemas"]["CandidateStepBy"];
                /** @description The person of the company; null for others, for colleagues who have left, and once they are erased. */
                by_name: string | null;
                kind: components["schemas"]["ActivityKind"];
                /** @description Its number, which no other row has. */
                number: number;
                /** @description The role or the assessment that it belongs to. */
                parent_id: string | null;
                /** @description What is opened to look at it. */
                place_id: string | null;
                /** @description Of a role or an assessment its title, of an invoice its number, else the company's name. */
                title: string;
                whom: components["schemas"]["HomePerson"] | null;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_AdminCandidateRow: {
            items: (components["schemas"]["AdminCandidate"] & {
                best: components["schemas"]["AdminCandidateBest"] | null;
                /** @description As they say in the talent pool; empty where they have not joined it, or hide. */
                places: components["schemas"]["TalentPlace"][];
            })[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_AdminCompany: {
            items: {
                created_at: components["schemas"]["Time"];
                domain: string | null;
                /** @description What is open to it, however that came. */
                flags: components["schemas"]["CompanyFlag"][];
                id: string;
                /** @description The last day, UTC, on which one of its members had a page open; null before the first. */
                last_visit: string | null;
                /** @description How many of its roles people can apply for. */
                live_roles: number;
                members: number;
                name: string;
                state: components["schemas"]["CompanyState"];
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_AdminCompanyDetails: {
            items: {
                changed_at: components["schemas"]["Time"] | null;
                company_id: string;
                form: components["schemas"]["DetailsForm"];
                /** @description What its owners read about a domain that is not approved. */
                note: string | null;
                /** @description The addresses of its owners. */
                owners: string[];
                /** @description Whether one of them writes from the site's domain, or from one below or above it. */
                same_domain: boolean;
                standing: components["schemas"]["DetailsStanding"];
                /** @description What a decision names; 0 before anything is said. */
                version: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_AdminCustomer: {
            items: {
                /** @description How many candidates it can invite and has invited. */
                allowance: components["schemas"]["Allowance"];
                /** @description 0 where nothing is overdue. */
                days_late: number;
                id: string;
                /** @description Whether that is grace alone. */
                in_grace: boolean;
                live_roles: number;
                /** @description How many people its team has. */
                members: number;
                /** @description What its invoices that cover today come to a month, before tax. */
                mrr: components["schemas"]["MoneyAmount"][];
                name: string;
                /** @description When the next invoice is to be paid, or was. */
                next_due: string | null;
                /** @description The last day on which a payment, or longer grace, opens something. */
                open_until: string | null;
                /** @description The last day that is paid for. */
                paid_until: string | null;
                /** @description The first day that it has paid for. */
                paying_since: string | null;
                /**
                 * @description That of its subscription; else the first line of the newest invoice that covers today; null where there is
                 *     neither.
                 */
                plan: string | null;
                state: components["schemas"]["CompanyState"];
                /** @description Applicants whom it has left unanswered for more than seven days. */
                unanswered: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_AdminInquiry: {
            items: {
                /** @description What can be done now. */
                actions: components["schemas"]["InquiryAct"][];
                age_days: number;
                changed_at: components["schemas"]["Time"];
                column: components["schemas"]["InquiryColumn"];
                company_id: string;
                company_name: string;
                company_type: string;
                created_at: components["schemas"]["Time"];
                due_at: components["schemas"]["Time"] | null;
                email: string;
                email_verified: boolean;
                first_name: string;
                heard_about: string;
                id: string;
                interests: string[];
                last_name: string;
                /**
                 * @description `admin` for an account made on a company's behalf, `direct` where no inquiry was sent: the
                 *     name is the account's then, and the rest of the form is empty.
                 */
                origin: components["schemas"]["InquiryOrigin"];
                phone: string;
                /** @description The last question to the company, or the last reason given to it. */
                reason: string | null;
                signals: components["schemas"]["InquirySignal"][];
                stale: boolean;
                state: components["schemas"]["InquiryState"];
                submitted_at: components["schemas"]["Time"];
                title: string;
                /** @description What a decision on it names. */
                version: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_AdminPartner: {
            items: {
                /** @description Those of them whose profile is complete. */
                activated: number;
                code: string | null;
                display_name: string;
                email: string;
                /** @description The partner's account. */
                id: string;
                kind: components["schemas"]["PartnerKind"];
                organisation: string;
                /** @description The number of people who named the code in the last 30 days. */
                signed_up: number;
                since: components["schemas"]["Time"];
                state: components["schemas"]["PartnerState"];
                sums: components["schemas"]["CommissionSums"][];
                /** @description What a decision names. */
                version: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_AdminPartnerApplication: {
            items: {
                age_days: number;
                applied_at: components["schemas"]["Time"];
                display_name: string;
                email: string;
                email_verified: boolean;
                id: string;
                kind: components["schemas"]["PartnerKind"];
                organisation: string;
                /** @description Why it was rejected. */
                reason: string | null;
                state: components["schemas"]["PartnerApplicationState"];
                /** @description What a decision on it names. */
                version: number;
                website: string | null;
                why: string;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_AdminReferral: {
            items: {
                brought_at: components["schemas"]["Time"];
                /** @description The code as it was entered. */
                code: string;
                company: string | null;
                credit_until: components["schemas"]["Time"] | null;
                flag: components["schemas"]["ReferralFlag"];
                /** @description The account that was brought. */
                id: string;
                name: string;
                number: number;
                /** @description Whether the partner sees the name. */
                shows_name: boolean;
                stage: components["schemas"]["ReferralStage"];
                /** @description What a decision names. */
                version: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_AdminRole: {
            items: {
                company: string;
                id: string;
                publish_at: components["schemas"]["Time"] | null;
                revision: components["schemas"]["RoleRevisionState"] | null;
                state: components["schemas"]["RoleState"];
                /** @description When it was last sent. */
                submitted_at: components["schemas"]["Time"];
                title: string;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_ApiKey: {
            items: {
                created_at: components["schemas"]["Time"];
                expires_at: components["schemas"]["Time"];
                id: string;
                /** @description On which day it was used last, in UTC. */
                last_used_on: string | null;
                name: string;
                /** @description Whether its time is over. */
                over: boolean;
                /** @description How it begins. */
                prefix: string;
                scopes: components["schemas"]["ApiScope"][];
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_ApplicationNote: {
            items: {
                /** @description Null once they have left the company. */
                author: string | null;
                created_at: components["schemas"]["Time"];
                edited_at: components["schemas"]["Time"] | null;
                id: string;
                mentions: components["schemas"]["Mention"][];
                open_until: components["schemas"]["Time"] | null;
                text: string;
                version: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_Assessment: {
            items: {
                archived: boolean;
                counts: components["schemas"]["Counts"];
                created_at: components["schemas"]["Time"];
                duration_minutes: number;
                id: string;
                languages: components["schemas"]["LanguageId"][];
                /** @description Which version it is, from 1. */
                number: number;
                /** @description To be named when it is changed. */
                revision: number;
                settings: components["schemas"]["AssessmentSettings"];
                superseded: boolean;
                task_count: number;
                title: string;
                /** @description Somebody of the company has taken it as it is. */
                tried: boolean;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_AtsConnection: {
            items: {
                /** @description Where the system calls: the calls that it documents follow. */
                address: string;
                called_at: components["schemas"]["Time"] | null;
                created_at: components["schemas"]["Time"];
                id: string;
                /** @description How its key begins. */
                prefix: string;
                state: components["schemas"]["AtsConnectionState"];
                system: components["schemas"]["AtsSystem"];
                version: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_AtsExchange: {
            items: {
                created_at: components["schemas"]["Time"];
                /** @description What was said of it. */
                detail: string | null;
                /** @description Why the last try was not answered. */
                error: string | null;
                id: string;
                next_try_at: components["schemas"]["Time"] | null;
                operation: components["schemas"]["AtsOperation"];
                state: components["schemas"]["AtsExchangeState"];
                /** @description What we answered, or the system to the last try. */
                status: number | null;
                /** @description How often an update was tried. */
                tries: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_AttemptInProgress: {
            items: {
                assessment: string;
                /** @description The candidate's name; may be empty. */
                candidate: string;
                company: string;
                ends_at: components["schemas"]["Time"];
                id: string;
                /** @description How many seconds are left. */
                left_s: number;
                started_at: components["schemas"]["Time"];
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_AuditEntry: {
            items: {
                action: string;
                /** @description An address, `system` or `operator`. */
                actor: string;
                actor_kind: components["schemas"]["AuditActorKind"];
                /** @description The state after; null where none is noted. */
                after: string | null;
                at: components["schemas"]["Time"];
                /** @description The state before; null where none is noted. */
                before: string | null;
                /** @description The kind of what it was done to. */
                entity: string;
                /** @description Its id; null where it has none. */
                entity_id: string | null;
                id: string;
                /** @description Why, in the actor's words. */
                reason: string | null;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_BroughtCompany: {
            items: {
                brought_at: components["schemas"]["Time"];
                company: string | null;
                credit_until: components["schemas"]["Time"] | null;
                earned: components["schemas"]["MoneyAmount"][];
                first_paid_at: components["schemas"]["Time"] | null;
                number: number;
                stage: components["schemas"]["ReferralStage"];
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_BroughtStudent: {
            items: {
                brought_at: components["schemas"]["Time"];
                /**
                 * @description The day on which they last ran or submitted a program; null if they never have, and of somebody who hides their
                 *     name.
                 */
                last_active_on: string | null;
                /** @description Null unless the student lets the partner see it. */
                name: string | null;
                /** @description Identifies the student to the partner while their name is hidden, as in “Student 3”. */
                number: number;
                stage: components["schemas"]["ReferralStage"];
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_CandidateCard: {
            items: {
                applied_at: components["schemas"]["Time"];
                assessment: components["schemas"]["CandidateAssessment"] | null;
                available_from: string | null;
                /** @description The code in place of a hidden name. */
                code: string;
                column: components["schemas"]["BoardColumn"] | null;
                facts: components["schemas"]["CandidateFacts"];
                headline: string | null;
                hidden: components["schemas"]["HiddenOfCandidate"] | null;
                /** @description Of the application. */
                id: string;
                /** @description How many answers are not those that the role requires. */
                missed: number;
                /** @description Since when it is in its state. */
                moved_at: components["schemas"]["Time"];
                /** @description Null while it is hidden, and once the person is erased. */
                name: string | null;
                reconsider_until: components["schemas"]["Time"] | null;
                skills: string[];
                /** @description What they are in the order of: when it was sent, unless it was put elsewhere before the release. */
                stands_at: components["schemas"]["Time"];
                state: components["schemas"]["ApplicationState"];
                /** @description What a move of it names. */
                version: number;
                /** @description Whether somebody has set that aside. */
                waived: boolean;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_ClientRole: {
            items: {
                changed_at: components["schemas"]["Time"];
                created_at: components["schemas"]["Time"];
                /** @description The last day on which somebody can apply, in UTC. */
                deadline: string | null;
                id: string;
                openings: number | null;
                state: components["schemas"]["RoleState"];
                title: string;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_Cohort: {
            items: {
                closes_at: components["schemas"]["Time"];
                /** @description What its link ends with. */
                code: string;
                created_at: components["schemas"]["Time"];
                duration_minutes: number;
                finished: number;
                id: string;
                joined: number;
                opens_at: components["schemas"]["Time"];
                phase: components["schemas"]["CohortPhase"];
                started: number;
                title: string;
                version: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_CohortResult: {
            items: {
                /** @description 0 to 1000; null until it is graded. */
                fineness: number | null;
                finished_at: components["schemas"]["Time"] | null;
                id: string;
                name: string;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_Commission: {
            items: {
                /** @description In minor units. */
                amount: number;
                /** @description The company, where one was brought. */
                company: string | null;
                currency: components["schemas"]["InvoiceCurrency"];
                /** @description When it becomes due, or became it. */
                due_at: components["schemas"]["Time"];
                earned_at: components["schemas"]["Time"];
                id: string;
                kind: components["schemas"]["CommissionKind"];
                /** @description The number of the one who was brought; null for an adjustment. */
                number: number | null;
                reason: string | null;
                state: components["schemas"]["CommissionState"];
                /** @description What a decision on it names. */
                version: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_GithubReport: {
            items: {
                collected_at: components["schemas"]["Time"] | null;
                /** @description The company that asks; null for the candidate's own. */
                company_name: string | null;
                /** @description When it ends by itself. */
                expires_at: components["schemas"]["Time"];
                failure: components["schemas"]["GithubReportFailure"] | null;
                figures: components["schemas"]["GithubFigures"] | null;
                id: string;
                /** @description The account at GitHub; for a company only with the figures. */
                login: string | null;
                /** @description What the company wrote; null of the candidate's own. */
                message: string | null;
                person: components["schemas"]["GithubReportPerson"] | null;
                refresh_from: components["schemas"]["Time"] | null;
                requested_at: components["schemas"]["Time"];
                state: components["schemas"]["GithubReportState"];
                /** @description All of them, as far as is known. */
                steps_all: number;
                /** @description Steps of collecting that are done. */
                steps_done: number;
                /** @description What the next act names. */
                version: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_IntegrityCaseRow: {
            items: {
                assessment_title: string;
                candidate_name: string;
                company_name: string;
                due_at: components["schemas"]["Time"] | null;
                id: string;
                opened_at: components["schemas"]["Time"];
                outcome: components["schemas"]["IntegrityOutcome"] | null;
                /** @description Whether the caller sent the invitation, so that somebody else decides. */
                sent_by_you: boolean;
                state: components["schemas"]["IntegrityCaseState"];
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_Internship: {
            items: {
                began_at: components["schemas"]["Time"];
                /** @description Empty once the intern's account is erased. */
                candidate_name: string;
                company_id: string;
                company_name: string;
                ended_by: components["schemas"]["InternshipActor"] | null;
                ends_on: string;
                id: string;
                /** @description Why it ended early or was cancelled. */
                reason: string | null;
                role_title: string;
                starts_on: string;
                state: components["schemas"]["InternshipState"];
                supervisor: components["schemas"]["Supervisor"] | null;
                /** @description What changing it names. */
                version: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_Introduction: {
            items: {
                /** @description Until when the candidate can answer. */
                answer_by: components["schemas"]["Time"];
                beside: components["schemas"]["TalentBeside"] | null;
                /** @description Their account, which names their own page, for as long as it is said who it is. */
                candidate_id: string | null;
                ended_at: components["schemas"]["Time"] | null;
                /** @description What the company was shown when it asked. */
                facts: components["schemas"]["TalentFacts"];
                id: string;
                last_message: components["schemas"]["IntroductionLastMessage"] | null;
                message: string;
                pay: components["schemas"]["IntroductionPay"] | null;
                person: components["schemas"]["IntroducedPerson"] | null;
                requested_at: components["schemas"]["Time"];
                /** @description Null for a direct message, which is about no role. */
                role_id: string | null;
                /** @description Null for a direct message. */
                role_title: string | null;
                state: components["schemas"]["IntroductionState"];
                /** @description What taking it back names. */
                version: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_IntroductionToMe: {
            items: {
                /** @description Until when the caller can answer. */
                answer_by: components["schemas"]["Time"];
                closed: components["schemas"]["IntroductionParty"] | null;
                company_name: string;
                ended_at: components["schemas"]["Time"] | null;
                /** @description What the company was shown of the caller when it asked. */
                facts: components["schemas"]["TalentFacts"];
                id: string;
                /** @description Whether the company could also see the caller's name and headline. */
                is_named: boolean;
                last_message: components["schemas"]["IntroductionLastMessage"] | null;
                message: string;
                pay: components["schemas"]["IntroductionPay"] | null;
                person: components["schemas"]["IntroducedPerson"] | null;
                requested_at: components["schemas"]["Time"];
                /** @description Null for a direct message, which is about no role. */
                role_title: string | null;
                state: components["schemas"]["IntroductionState"];
                /** @description What an answer names. */
                version: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_Invitation: {
            items: {
                /** @description Extra time in hundredths of the duration; only for the person who invited. */
                accommodation_percent: number | null;
                attempt: components["schemas"]["InvitationAttempt"] | null;
                code: string;
                created_at: components["schemas"]["Time"];
                email: string;
                expires_at: components["schemas"]["Time"];
                id: string;
                name: string | null;
                opens_at: components["schemas"]["Time"] | null;
                /** @description How often its mail was sent once more. */
                resends: number;
                sent_at: components["schemas"]["Time"] | null;
                state: components["schemas"]["InvitationState"];
                /** @description The address of the account that took it, masked, where that is not the invited one. */
                taken_as: string | null;
                /** @description Where the candidate begins. */
                url: string;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_InvitationReport: {
            items: {
                assessment_title: string;
                company_id: string;
                company_name: string;
                invitation_id: string;
                /** @description In the reader's words. */
                note: string | null;
                reason: components["schemas"]["InvitationReportReason"];
                reported_at: components["schemas"]["Time"];
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_Invoice: {
            items: {
                company_id: string;
                /** @description What the company was called when it was issued. */
                company_name: string;
                created_at: components["schemas"]["Time"];
                credited: number;
                currency: components["schemas"]["InvoiceCurrency"];
                /** @description 0 where it is not overdue. */
                days_late: number;
                /** @description A discount on all lines in thousandths of a per cent; the lines that say it are its last. */
                discount_milli: number;
                due_on: string | null;
                /** @description What of the payments was not owed: it is the company's credit. */
                excess: number;
                gross: number;
                id: string;
                issued_on: string | null;
                net: number;
                notes: string | null;
                /** @description Null while it is a draft. */
                number: string | null;
                owed: number;
                /** @description What of the payments was owed. */
                paid: number;
                /** @description The first day of what it is for. */
                period_from: string;
                /** @description The last one. */
                period_to: string;
                po_reference: string | null;
                reminded_at: components["schemas"]["Time"] | null;
                reminders: number;
                state: components["schemas"]["InvoiceState"];
                tax: number;
                /** @description Whether tax is rounded per line or per rate. */
                tax_by: components["schemas"]["InvoiceTaxBy"];
                /** @description 14 or 30. */
                terms_days: number;
                /** @description What every act on it names. */
                version: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_ListedCompany: {
            items: {
                city: string | null;
                /** @description Two capital letters. */
                country: string | null;
                /** @description How hard its interviews are on average, 1 to 5. Null below five stories. */
                difficulty: number | null;
                id: string;
                industry: components["schemas"]["CompanyIndustry"] | null;
                logo_url: string | null;
                name: string;
                /** @description How many roles somebody can apply for. */
                open_roles: number;
                size: components["schemas"]["CompanySize"] | null;
                /** @description How many stories there are of its interviews. */
                stories: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_ListedPuzzle: {
            items: {
                difficulty: components["schemas"]["PuzzleDifficulty"] | null;
                id: string;
                /** @description How many inputs are to be solved. */
                inputs: number;
                /** @description Whether only the members of the asker's company find it. */
                is_private: boolean;
                name: string;
                /** @description The output of its first demonstration, as rows of symbols. */
                picture: number[][];
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_ListedRole: {
            items: (components["schemas"]["Role"] & {
                /** @description How many people have applied, those whom the company is not shown yet among them. */
                applicants: number;
                slate_by: components["schemas"]["Time"] | null;
            })[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_MyApplication: {
            items: {
                applied_at: components["schemas"]["Time"];
                company: components["schemas"]["HiringCompany"];
                id: string;
                /** @description Since when it is at this stage. */
                moved_at: components["schemas"]["Time"];
                news_by: components["schemas"]["Time"] | null;
                /** @description Whether it can be taken back. */
                open: boolean;
                role_id: string;
                stage: components["schemas"]["ApplicationStage"];
                title: string;
                /** @description What taking it back names. */
                version: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_MyInvitation: {
            items: {
                assessment_title: string;
                attempt_id: string | null;
                code: string;
                company_name: string;
                duration_minutes: number;
                ends_at: components["schemas"]["Time"] | null;
                expires_at: components["schemas"]["Time"];
                opens_at: components["schemas"]["Time"] | null;
                state: components["schemas"]["InvitationStanding"];
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_NetworkEdge: {
            items: {
                at: components["schemas"]["Time"];
                from: components["schemas"]["NetworkEnd"];
                /** @description Names this edge and no other. */
                id: string;
                kind: components["schemas"]["NetworkEdgeKind"];
                to: components["schemas"]["NetworkEnd"];
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_NewCustomer: {
            items: {
                id: string;
                name: string;
                /** @description The first day that it has paid for. */
                paying_since: string;
                state: components["schemas"]["CompanyState"];
                steps: components["schemas"]["NewCustomerSteps"];
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_Notification: {
            items: {
                created_at: components["schemas"]["Time"];
                id: string;
                /** @description The page it is about, a path of this site. */
                link: string;
                read_at: components["schemas"]["Time"] | null;
                /** @description Paragraphs, one a line. */
                text: string;
                title: string;
                /** @description The name of the switch it hangs on. */
                type: string;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_OnboardingCard: {
            items: (components["schemas"]["Internship"] & {
                progress: components["schemas"]["ChecklistProgress"];
            })[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_OpenRoleRow: {
            items: {
                company: components["schemas"]["HiringCompany"];
                /** @description Two capital letters each. */
                countries: string[];
                /** @description The last day on which somebody can apply, in UTC. */
                deadline: string | null;
                id: string;
                kind: components["schemas"]["RoleKind"] | null;
                level: components["schemas"]["RoleLevel"] | null;
                /** @description The place; empty where the work is done remotely. */
                location: string;
                published_at: components["schemas"]["Time"];
                title: string;
                workplace: components["schemas"]["RoleWorkplace"] | null;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_OutstandingReview: {
            items: {
                /** @description The code in place of the candidate's name. */
                code: string;
                id: string;
                /** @description Since when the company is shown it. */
                released_at: components["schemas"]["Time"];
                role_id: string;
                role_title: string;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_OwnStory: {
            items: {
                /** @description What can be done now. */
                actions: components["schemas"]["OwnAction"][];
                changed_at: components["schemas"]["Time"];
                confirmed: string[];
                created_at: components["schemas"]["Time"];
                edit_state: components["schemas"]["StoryState"] | null;
                form: components["schemas"]["StoryForm"];
                id: string;
                likes_count: number;
                machine_filled: string[];
                /** @description What a moderator said last. */
                note: string | null;
                /** @description Its address, while it is shown. */
                path: string | null;
                pending_edit: boolean;
                preview: components["schemas"]["StoryPreview"];
                published_at: components["schemas"]["Time"] | null;
                state: components["schemas"]["StoryState"];
                submitted_at: components["schemas"]["Time"] | null;
                /** @description To be sent back when changing it. */
                version: number;
                warnings: components["schemas"]["StoryWarning"][];
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_PartnerPayout: {
            items: {
                email: string;
                organisation: string;
                statement: components["schemas"]["PartnerStatement"];
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_PartnerStatement: {
            items: {
                currency: components["schemas"]["InvoiceCurrency"];
                id: string;
                issued_at: components["schemas"]["Time"];
                paid_at: components["schemas"]["Time"] | null;
                pay_on: string;
                /** @description The first of the month in which it was made. */
                period: string;
                reference: string | null;
                review_until: string;
                state: components["schemas"]["StatementState"];
                /** @description In minor units. */
                total: number;
                /** @description What a payment of it names. */
                version: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_PracticeRow: {
            items: {
                added_at: components["schemas"]["Time"];
                /** @description 0 to 100; null before a submit was judged. */
                best_points: number | null;
                difficulty: components["schemas"]["Difficulty"];
                /** @description Skill areas. */
                keywords: string[];
                languages: components["schemas"]["LanguageId"][];
                /** @description Its name in addresses. */
                slug: string;
                statistics: components["schemas"]["PracticeStatistics"] | null;
                status: components["schemas"]["PracticeStatus"] | null;
                title: string;
                type: components["schemas"]["ProblemType"];
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_PresentPerson: {
            items: {
                area: components["schemas"]["PresenceArea"];
                device: components["schemas"]["PresenceDevice"];
                email: string;
                id: string;
                /** @description Whether an attempt of theirs is in progress. */
                in_assessment: boolean;
                /** @description May be empty. */
                name: string;
                role: components["schemas"]["PresenceRole"];
                /** @description When they were last heard of. */
                seen_at: components["schemas"]["Time"];
                /** @description Since when they are online; where they are not, since when they were. */
                since: components["schemas"]["Time"];
                state: components["schemas"]["PresenceState"];
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_Problem: {
            items: {
                difficulty: components["schemas"]["Difficulty"];
                groups: components["schemas"]["Group"][];
                id: string;
                /** @description Skill areas. */
                keywords: string[];
                /** @description Those in which it can be solved. */
                languages: components["schemas"]["LanguageId"][];
                memory_mib: number;
                /** @description Whether anyone may practise it, and so may know it. */
                practice: boolean;
                slug: string;
                time_limit_ms: number;
                title: string;
                type: components["schemas"]["ProblemType"];
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_ProblemDraft: {
            items: {
                /** @description What the reviewer asked for. */
                comment: string | null;
                created_at: components["schemas"]["Time"];
                id: string;
                /** @description Whether it is for everybody; otherwise it is one company's own. */
                is_public: boolean;
                kind: components["schemas"]["ProblemDraftKind"];
                name: string;
                /** @description Counts the versions of the problem, from 1. */
                number: number;
                state: components["schemas"]["ProblemDraftState"];
                title: string;
                updated_at: components["schemas"]["Time"];
                /** @description The address of who changed it last. */
                updated_by: string | null;
                /** @description Grows with every save. */
                version: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_ReportLink: {
            items: {
                /** @description Whether the company that invited the candidate made it. */
                by_company: boolean;
                created_at: components["schemas"]["Time"];
                /** @description Where it was mailed. */
                email: string | null;
                expires_at: components["schemas"]["Time"];
                has_passcode: boolean;
                id: string;
                kind: components["schemas"]["ReportLinkKind"];
                /** @description How often it can be opened; null for any number. */
                max_views: number | null;
                /** @description What it shows beside the score. */
                sections: components["schemas"]["ReportSection"][];
                state: components["schemas"]["ReportLinkState"];
                used_at: components["schemas"]["Time"] | null;
                /** @description How often it was opened. */
                views: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_ReportOpening: {
            items: {
                /** @description Browser and system, such as `Firefox on Linux`. */
                agent: string;
                at: components["schemas"]["Time"];
                /** @description Whether the company that invited the candidate made the link. */
                by_company: boolean;
                email: string | null;
                id: string;
                kind: components["schemas"]["ReportLinkKind"];
                link: string;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_ReportRow: {
            items: {
                assessment_title: string;
                candidate_email_masked: string | null;
                candidate_name: string;
                company_name: string;
                fineness: number | null;
                graded_at: components["schemas"]["Time"] | null;
                id: string;
                /** @description How often its links were opened; null where the list is not its candidate's. */
                links_opened: number | null;
                state: components["schemas"]["AttemptState"];
                submitted_at: components["schemas"]["Time"];
                verification: components["schemas"]["AttemptVerification"] | null;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_RoleProposal: {
            items: {
                /** @description Until when the candidate can answer. */
                answer_by: components["schemas"]["Time"];
                company_id: string;
                company_name: string;
                ended_at: components["schemas"]["Time"] | null;
                id: string;
                /** @description Why it fits. */
                note: string;
                proposed_at: components["schemas"]["Time"];
                role_id: string;
                role_title: string;
                state: components["schemas"]["RoleProposalState"];
                /** @description What an act names. */
                version: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_SelectingRole: {
            items: {
                counts: components["schemas"]["BoardCount"][];
                id: string;
                /** @description How many applicants something can still become of. */
                open: number;
                published_at: components["schemas"]["Time"];
                state: components["schemas"]["RoleState"];
                title: string;
                /** @description How many have been released. */
                total: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_SettingVersion: {
            items: {
                id: string;
                made_at: components["schemas"]["Time"];
                /** @description The person who set it; null for the operator at the command line. */
                made_by: string | null;
                reason: string;
                value: components["schemas"]["SettingValue"] | null;
                version: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_Slate: {
            items: {
                company: string;
                counts: components["schemas"]["SlateCounts"];
                /** @description Of the role. */
                id: string;
                published_at: components["schemas"]["Time"];
                /** @description Whether the company has been shown applicants. */
                released: boolean;
                state: components["schemas"]["RoleState"];
                title: string;
                /** @description What a release names. */
                version: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_SlateCandidate: {
            items: (components["schemas"]["CandidateCard"] & {
                slate_note: components["schemas"]["SlateNote"];
            })[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_StudentInvitation: {
            items: {
                email: string;
                id: string;
                invited_at: components["schemas"]["Time"];
                name: string | null;
                reminded_at: components["schemas"]["Time"] | null;
                /** @description How many reminders there were, of three. */
                reminders: number;
                /** @description A person who hides from the partner stays invited, whether or not they have signed up. */
                standing: components["schemas"]["StudentInvitationStanding"];
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_SubmissionSummary: {
            items: {
                created_at: components["schemas"]["Time"];
                id: string;
                kind: components["schemas"]["SubmissionKind"];
                language: components["schemas"]["LanguageId"];
                /** @description Whether it was a run on the candidate's own input, which passes no test. */
                own_input: boolean;
                points: number | null;
                /** @description Whether it is the tests of an earlier task, run again with a submit for a later one. */
                regression: boolean;
                state: components["schemas"]["SubmissionState"];
                verdict: components["schemas"]["Verdict"] | null;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_SupportInboxLine: {
            items: (components["schemas"]["AdminSupportConversation"] & {
                email: string;
                /** @description The beginning of the newest message. */
                excerpt: string;
                name: string;
            })[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_WaitingStory: {
            items: {
                age_days: number;
                company_name: string;
                id: string;
                kind: components["schemas"]["ModerationKind"];
                overdue: boolean;
                position: string;
                reports_count: number;
                state: components["schemas"]["StoryState"];
                submitted_at: components["schemas"]["Time"];
                /** @description What a decision on it names. */
                version: number;
                warnings_count: number;
                year: number | null;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_Webhook: {
            items: {
                created_at: components["schemas"]["Time"];
                events: components["schemas"]["WebhookEvent"][];
                failing_since: components["schemas"]["Time"] | null;
                id: string;
                old_secret_until: components["schemas"]["Time"] | null;
                /** @description Why it is disabled. */
                reason: string | null;
                state: components["schemas"]["WebhookState"];
                url: string;
                version: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page of a list. */
        Page_WebhookDelivery: {
            items: {
                created_at: components["schemas"]["Time"];
                error: components["schemas"]["WebhookTrouble"] | null;
                /** @description The `webhook-id` that the receiver sees. */
                event_id: string;
                id: string;
                /** @description The type of the event. */
                kind: string;
                next_try_at: components["schemas"]["Time"] | null;
                /** @description Which delivery it repeats. */
                replay_of: string | null;
                /** @description Whether it can be sent again. */
                replayable: boolean;
                /** @description The beginning of the last answer. */
                response: string | null;
                state: components["schemas"]["DeliveryState"];
                /** @description What the last try was answered. */
                status: number | null;
                tried_at: components["schemas"]["Time"] | null;
                tries: number;
            }[];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description One page that was opened. */
        Pageview: {
            /** @description The route's pattern, never the address itself. */
            route: string;
        };
        /** @description An application to become a partner, as its person sees it. */
        PartnerApplication: {
            applied_at: components["schemas"]["Time"];
            kind: components["schemas"]["PartnerKind"];
            organisation: string;
            /** @description Why it was rejected. */
            reason: string | null;
            state: components["schemas"]["PartnerApplicationState"];
            /** @description What taking it back names. */
            version: number;
            website: string | null;
            why: string;
        };
        /** @description The caller's application. */
        PartnerApplicationBody: {
            application: components["schemas"]["PartnerApplication"];
        };
        /** @description How many applications are in each state. */
        PartnerApplicationCounts: {
            applied: number;
            approved: number;
            rejected: number;
            withdrawn: number;
        };
        /** @description The counts of every state. */
        PartnerApplicationCountsBody: {
            counts: components["schemas"]["PartnerApplicationCounts"];
        };
        /** @enum {string} */
        PartnerApplicationState: "applied" | "approved" | "rejected" | "withdrawn";
        /** @description Whether the invitations of partners to an address are stopped. */
        PartnerInvitationStop: {
            email_masked: string;
            /** @description The person or company that invited. */
            partner: string;
            stopped: boolean;
        };
        /** @enum {string} */
        PartnerKind: "university" | "bootcamp" | "ambassador";
        /** @description A statement with whose it is, for those who pay it. */
        PartnerPayout: {
            email: string;
            organisation: string;
            statement: components["schemas"]["PartnerStatement"];
        };
        /** @enum {string} */
        PartnerState: "active" | "suspended";
        /** @description A partner's statement of a month. */
        PartnerStatement: {
            currency: components["schemas"]["InvoiceCurrency"];
            id: string;
            issued_at: components["schemas"]["Time"];
            paid_at: components["schemas"]["Time"] | null;
            pay_on: string;
            /** @description The first of the month in which it was made. */
            period: string;
            reference: string | null;
            review_until: string;
            state: components["schemas"]["StatementState"];
            /** @description In minor units. */
            total: number;
            /** @description What a payment of it names. */
            version: number;
        };
        /** @description What a partner is promised from a day on. */
        PartnerTerms: {
            /** @description For each placement, in minor units; null for a share of payments. */
            amount: number | null;
            basis: components["schemas"]["CommissionBasis"];
            /** @description The most that one invoice brings, in minor units; null where there is no limit. */
            cap: number | null;
            currency: components["schemas"]["InvoiceCurrency"];
            effective_from: string;
            /** @description The share in hundredths of a per cent; null for placements. */
            rate_bp: number | null;
            window_days: number;
        };
        /** @description Which partner brought the caller, and whether they see the caller's name. */
        PartnerVisibility: {
            /** @description For whom the partner speaks; null where no partner brought the caller. */
            partner: string | null;
            shows_name: boolean;
            version: number;
        };
        /** @description The account whose password was set. */
        PasswordSet: {
            email: string;
        };
        /** @description A payment of a statement. */
        PayPartnerStatement: {
            /** @description What the bank says to it, 1 to 120 characters. */
            reference: string;
            /** @description The version that was read. */
            version: number;
        };
        /** @enum {string} */
        PayPeriod: "hour" | "month" | "year";
        /** @description Companies that have paid for the same month first. */
        PayingCohort: {
            /** @description How many they are. */
            began: number;
            /** @description How many of them a payment, or grace, covers today. */
            covered: number;
            /** @description The first day of that month. */
            first: string;
        };
        /** @description What companies have paid month by month, and what has become of those that began in the same one. */
        PayingHistory: {
            /** @description Every month in which a company began, the oldest first. */
            cohorts: components["schemas"]["PayingCohort"][];
            /** @description The last twelve, the oldest first. */
            months: components["schemas"]["PayingMonth"][];
        };
        /** @description What the invoices that cover a day come to a month. */
        PayingMonth: {
            /** @description Of how many companies. */
            companies: number;
            /** @description The day that is looked at: the last of the month, today in the running one. */
            day: string;
            /** @description Its first day. */
            first: string;
            /** @description Before tax, one sum for each currency. */
            mrr: components["schemas"]["MoneyAmount"][];
        };
        /** @description What the company has paid for and what it owes. */
        PaymentCover: {
            /** @description What was paid too much and not used. */
            credit: components["schemas"]["MoneyAmount"][];
            /** @description Whether the admin says so: then nothing closes with a period that was paid for. */
            granted: boolean;
            /** @description Whether it has what a payment opens, by a payment or because the admin says so. */
            open: boolean;
            /** @description The last day on which a payment opens something; null where none does. */
            open_until: string | null;
            /** @description How many of them are overdue. */
            overdue: number;
            /** @description How many invoices are to be paid. */
            owed: number;
            /** @description The last day that is paid for; null where nothing ever was. */
            paid_until: string | null;
        };
        /** @description What came of an event. */
        PaymentEventResult: {
            /** @description Whether anything followed from it. */
            applied: boolean;
        };
        /** @enum {string} */
        PaymentMethod: "bank_transfer" | "card" | "direct_debit" | "credit" | "other";
        /** @description A page of the provider's where an invoice is paid. */
        PaymentPage: {
            /** @description In whole minor units of the invoice's currency. */
            amount: number;
            expires_at: components["schemas"]["Time"] | null;
            url: string;
        };
        /** @enum {string} */
        PaymentState: "recorded" | "reversed";
        /** @description How a problem went for at least `shown_from` people, by the first attempt of each. */
        PerformanceFigures: {
            /** @description Those who submitted something. */
            answered: number;
            /** @description Of programs that are much alike, in which one of those is that were counted; the others may be of other people. */
            clusters: number;
            groups: components["schemas"]["PerformanceGroup"][];
            /** @description How hard it was, and how it went beside the rest of the same attempts. */
            item: components["schemas"]["ItemStatistics"];
            /** @description Of the submits that count, the commonest first. */
            languages: components["schemas"]["PerformanceLanguage"][];
            /** @description Submits that count whose slowest test needed `near_limit_percent` of the time limit or more. */
            near_limit: number;
            /** @description How many got 0 to 9 points, 10 to 19, and so on to 90 to 100. Nothing submitted is 0. */
            points: number[];
            times: components["schemas"]["PerformanceTimes"] | null;
            /** @description Of every submit, the commonest first. */
            verdicts: components["schemas"]["PerformanceVerdict"][];
        };
        /** @description How many passed a group of hidden tests. */
        PerformanceGroup: {
            name: string;
            passed: number;
            /** @description The people who were given a version of the problem that has the group. */
            people: number;
            tag: components["schemas"]["TestTag"];
            /** @description Points, of 100, for passing every test of it. */
            weight: number;
        };
        /** @description How often a language was used. */
        PerformanceLanguage: {
            language: components["schemas"]["LanguageId"];
            people: number;
        };
        /** @description How a problem went in assessments. Trials are left out. */
        PerformanceReport: {
            /** @description How many days back was looked. */
            days: number;
            exposure_cap: number;
            figures: components["schemas"]["PerformanceFigures"] | null;
            /** @description How many people have begun an attempt with it, whenever; 0 where the scope is one's own. */
            given: number;
            near_limit_percent: number;
            /** @description Whether more people than `exposure_cap` have been given it, by whichever company. */
            overexposed: boolean;
            /** @description One's own attempts, the latest first; empty in every other scope. */
            own: components["schemas"]["OwnPerformance"][];
            /** @description How many people's first attempts were counted; 0 where the scope is one's own. */
            people: number;
            scope: components["schemas"]["PerformanceScope"];
            /** @description From how many people on figures are shown. */
            shown_from: number;
            title: string;
        };
        /** @enum {string} */
        PerformanceScope: "own" | "company" | "everybody";
        /** @description The time until the submit that counts, in seconds. */
        PerformanceTimes: {
            lower_quartile: number;
            median: number;
            upper_quartile: number;
        };
        /** @description How often a verdict was given. */
        PerformanceVerdict: {
            submits: number;
            verdict: components["schemas"]["Verdict"];
        };
        /** @description Where an application is put. */
        PlaceApplication: {
            /** @description Right before which other application for the role; null for behind all. */
            before?: string | null;
            /** @description 1 to 2000 characters. */
            reason: string;
            /** @description Of what is held of it, 0 before the first change. */
            version: number;
        };
        /** @description The newest version of a plan. */
        Plan: {
            form: components["schemas"]["PlanForm"];
            made_at: components["schemas"]["Time"];
            slug: string;
            version: number;
        };
        /** @description What a plan says. */
        PlanForm: {
            currency: components["schemas"]["InvoiceCurrency"];
            every: components["schemas"]["PlanPeriod"];
            /** @description How many candidates can be invited in a month. */
            invitations: number;
            /** @description How many roles in review or live a company can have at a time. */
            live_roles: number;
            /** @description 1 to 80 characters, as invoices say it. */
            name: string;
            /** @description Whether companies can be subscribed to it. */
            offered: boolean;
            /** @description How many problems of its own a company can have. */
            own_problems: number;
            /** @description For a period, before tax, in whole minor units. */
            price: number;
            /** @description How many people the team can have, with those who are invited to it. */
            seats: number;
            /** @description The tax on it in thousandths of a per cent. */
            tax_milli: number;
        };
        /** @enum {string} */
        PlanPeriod: "month" | "year";
        /** @description What the plan of a company limits at any time. */
        PlanQuotas: {
            /** @description The name of the plan. */
            plan: string;
            /** @description Problems of the company's own. */
            problems: components["schemas"]["PlanRoom"];
            /** @description Roles in review or live. */
            roles: components["schemas"]["PlanRoom"];
        };
        /** @description How much of something a company has, and can have at a time. */
        PlanRoom: {
            level: components["schemas"]["AllowanceLevel"];
            quota: number;
            /** @description More than the quota where a smaller plan began. */
            used: number;
        };
        /** @description All plans. */
        PlansBody: {
            /** @description By slug. */
            plans: components["schemas"]["Plan"][];
        };
        /** @description A request through an opened link. */
        PlaySharedTask: {
            /** @description As the report came with it. */
            opening: string;
            /** @description Which task, from 1. */
            position: number;
            /** @description The secret of the link, or what the link of a mail was exchanged for. */
            secret: string;
        };
        /** @description How the answer to one task was written. */
        Playback: {
            /** @description How long the attempt lasted, in milliseconds. */
            duration_ms: number;
            /** @description The oldest first. */
            sent: components["schemas"]["PlaybackSent"][];
            /** @description From when on times count. */
            started_at: components["schemas"]["Time"];
            state: components["schemas"]["PlaybackStanding"];
            steps: components["schemas"]["PlaybackStep"][];
            /** @description Whether the text is known throughout, and is what was sent. */
            whole: boolean;
        };
        /** @enum {string} */
        PlaybackGap: "missing" | "out_of_order" | "altered" | "inapplicable" | "differs" | "lost";
        /** @enum {string} */
        PlaybackMarker: "run" | "submit" | "left" | "returned" | "paste" | "restored" | "opened" | "taken_over" | "copied" | "answer_copied" | "lost";
        /** @description What was run or submitted meanwhile. */
        PlaybackSent: {
            kind: components["schemas"]["SubmissionKind"];
            language: components["schemas"]["LanguageId"];
            /** @description Whether the recording shows the text that was sent; null where that text is no longer kept. */
            matches: boolean | null;
            own_input: boolean;
            passed: number;
            /** @description 0 to 100; of a judged submit only. */
            points: number | null;
            t_ms: number;
            tests: number;
            verdict: components["schemas"]["Verdict"] | null;
        };
        /** @enum {string} */
        PlaybackStanding: "recorded" | "not_agreed" | "nothing" | "removed";
        /** @description One step of a playback. Positions and lengths count UTF-16 code units. */
        PlaybackStep: {
            gap: components["schemas"]["PlaybackGap"] | null;
            kind: components["schemas"]["PlaybackStepKind"];
            language: components["schemas"]["LanguageId"] | null;
            /** @description Of an edit: how much was deleted. Of a paste: how much was pasted. */
            length: number;
            marker: components["schemas"]["PlaybackMarker"] | null;
            /** @description Of an edit: where. */
            pos: number;
            /** @description Which run or submission, by its place in `sent`. */
            sent: number | null;
            /** @description In milliseconds since the attempt began; no step is earlier than the one before. */
            t_ms: number;
            /** @description Of an edit: what was inserted. Of a text: the whole of it. */
            text: string | null;
        };
        /** @enum {string} */
        PlaybackStepKind: "edit" | "text" | "mark" | "gap" | "sent";
        /** @description A problem to be practised. */
        PracticeProblem: {
            difficulty: components["schemas"]["Difficulty"];
            groups: components["schemas"]["Group"][];
            /** @description Skill areas. */
            keywords: string[];
            /** @description What it can be solved in, and whether that can be judged now. */
            languages: components["schemas"]["Language"][];
            memory_mib: number;
            own: components["schemas"]["PracticeWork"] | null;
            samples: components["schemas"]["Sample"][];
            /** @description The clock behind the times of drafts. */
            server_now: components["schemas"]["Time"];
            /** @description Its name in addresses. */
            slug: string;
            /** @description Markdown. */
            statement: string;
            statistics: components["schemas"]["PracticeStatistics"] | null;
            templates: components["schemas"]["Template"][];
            time_limit_ms: number;
            title: string;
            type: components["schemas"]["ProblemType"];
        };
        /** @description A problem in the catalogue. */
        PracticeRow: {
            added_at: components["schemas"]["Time"];
            /** @description 0 to 100; null before a submit was judged. */
            best_points: number | null;
            difficulty: components["schemas"]["Difficulty"];
            /** @description Skill areas. */
            keywords: string[];
            languages: components["schemas"]["LanguageId"][];
            /** @description Its name in addresses. */
            slug: string;
            statistics: components["schemas"]["PracticeStatistics"] | null;
            status: components["schemas"]["PracticeStatus"] | null;
            title: string;
            type: components["schemas"]["ProblemType"];
        };
        /** @description How it went for somebody who has solved a problem. */
        PracticeSolved: {
            /** @description From the first draft or run to that one. */
            seconds: number;
            /** @description Submits up to the first accepted one, that one too. */
            submits: number;
        };
        /** @enum {string} */
        PracticeSort: "easiest" | "newest" | "acceptance" | "most_solved";
        /** @description How a problem went for those who practised it. Attempts are not in it. */
        PracticeStatistics: {
            /** @description How many of a hundred who tried have solved it. */
            acceptance_percent: number | null;
            /**
             * @description From the first draft or run to the first accepted submit: the median, in seconds. Null below five people who
             *     solved it.
             */
            median_seconds: number | null;
            /** @description People with an accepted submit. */
            solved: number;
            /** @description People who submitted something. */
            tried: number;
        };
        /** @enum {string} */
        PracticeStatus: "todo" | "tried" | "solved";
        /** @description A skill area. */
        PracticeTag: {
            /** @description How many problems of the catalogue need it. */
            problems: number;
            tag: string;
        };
        /** @description What the person who asks has done with a problem. */
        PracticeWork: {
            /** @description 0 to 100; null before a submit was judged. */
            best_points: number | null;
            /** @description At most one for each language. */
            drafts: components["schemas"]["Draft"][];
            /** @description The author's, once it is solved; none where the author keeps them. */
            model_solutions: components["schemas"]["Template"][];
            solved: components["schemas"]["PracticeSolved"] | null;
            status: components["schemas"]["PracticeStatus"];
        };
        /** @enum {string} */
        PresenceArea: "home" | "account" | "practice" | "assessment" | "interviews" | "talent" | "roles" | "candidate" | "company" | "partner" | "admin" | "billing" | "problem_builder" | "reports" | "other";
        /** @description How many of a role are online. */
        PresenceCount: {
            active: number;
            away: number;
            idle: number;
            role: components["schemas"]["PresenceRole"];
        };
        /** @description What goes on, in numbers. */
        PresenceCounts: {
            /** @description Attempts in progress. */
            attempts: number;
            /** @description The last 24 hours, the oldest first; an hour of a role without anybody is left out. */
            hours: components["schemas"]["PresenceHour"][];
            /** @description Programs that wait for the judge. */
            judge_queued: number;
            /** @description Programs that are being judged. */
            judge_running: number;
            /** @description How long the oldest that is due has waited, in whole seconds. */
            judge_waits_s: number;
            /** @description Every role, those without anybody too. */
            roles: components["schemas"]["PresenceCount"][];
        };
        /** @enum {string} */
        PresenceDevice: "phone" | "tablet" | "desktop";
        /** @description How many of a role were online in an hour. */
        PresenceHour: {
            /** @description When it began. */
            hour: components["schemas"]["Time"];
            people: number;
            role: components["schemas"]["PresenceRole"];
        };
        /** @enum {string} */
        PresenceRole: "candidate" | "company" | "partner" | "admin";
        /** @enum {string} */
        PresenceState: "active" | "idle" | "away" | "offline";
        /** @description Somebody who is or was online. */
        PresentPerson: {
            area: components["schemas"]["PresenceArea"];
            device: components["schemas"]["PresenceDevice"];
            email: string;
            id: string;
            /** @description Whether an attempt of theirs is in progress. */
            in_assessment: boolean;
            /** @description May be empty. */
            name: string;
            role: components["schemas"]["PresenceRole"];
            /** @description When they were last heard of. */
            seen_at: components["schemas"]["Time"];
            /** @description Since when they are online; where they are not, since when they were. */
            since: components["schemas"]["Time"];
            state: components["schemas"]["PresenceState"];
        };
        /** @description A value that is thought about. */
        PreviewSetting: {
            value?: components["schemas"]["SettingValue"] | null;
        };
        /** @description A problem of the bank. */
        Problem: {
            difficulty: components["schemas"]["Difficulty"];
            groups: components["schemas"]["Group"][];
            id: string;
            /** @description Skill areas. */
            keywords: string[];
            /** @description Those in which it can be solved. */
            languages: components["schemas"]["LanguageId"][];
            memory_mib: number;
            /** @description Whether anyone may practise it, and so may know it. */
            practice: boolean;
            slug: string;
            time_limit_ms: number;
            title: string;
            type: components["schemas"]["ProblemType"];
        };
        /** @enum {string} */
        ProblemBuilderTab: "pairs" | "statement" | "tests" | "solutions" | "templates" | "validators" | "limits" | "skills" | "verify" | "tasks";
        /** @description What the judge found, or finds. */
        ProblemCheck: {
            created_at: components["schemas"]["Time"];
            fastest_slow_ms: number | null;
            finished_at: components["schemas"]["Time"] | null;
            id: string;
            /** @description Whether it is about the files as they are. */
            is_current: boolean;
            /** @description Milliseconds of CPU time; null until it is through. */
            limit_ms: number | null;
            lines: components["schemas"]["ProblemCheckLine"][];
            /** @description Whether the problem is published once this has passed. */
            publishes: boolean;
            slowest_accepted_ms: number | null;
            state: components["schemas"]["ProblemCheckState"];
        };
        /** @description How a solution did in a group. */
        ProblemCheckGroup: {
            name: string;
            /** @description `AC`, `WA`, `TLE` or `RTE`; null where the group was not run. */
            verdict: string | null;
        };
        /** @description A line of a check's log. */
        ProblemCheckLine: {
            /** @description Of a solution. */
            groups: components["schemas"]["ProblemCheckGroup"][];
            is_good: boolean;
            kind: components["schemas"]["ProblemCheckLineKind"];
            /** @description A file's path; empty where it is about everything. */
            subject: string;
            text: string;
        };
        /** @enum {string} */
        ProblemCheckLineKind: "package" | "input" | "solution" | "time" | "regression";
        /** @enum {string} */
        ProblemCheckState: "queued" | "running" | "passed" | "failed" | "cancelled";
        /** @enum {string} */
        ProblemChecklistItem: "statement" | "samples" | "answers" | "solutions" | "weights" | "demonstrations" | "outputs" | "licence" | "package" | "inputs" | "verdicts" | "time_limit" | "slow_solution" | "tasks" | "regression" | "languages" | "last_solution";
        /** @description A line of the list "Ready to publish". */
        ProblemChecklistLine: {
            is_met: boolean;
            item: components["schemas"]["ProblemChecklistItem"];
            /** @description The file to look at, in the task's own package where there is a task. */
            path: string | null;
            tab: components["schemas"]["ProblemBuilderTab"];
            /** @description The task of a scenario that it is about; null where it is about the whole. */
            task: string | null;
            text: string;
        };
        /** @description A problem with everything a candidate sees of it. */
        ProblemDetail: components["schemas"]["Problem"] & {
            samples: components["schemas"]["Sample"][];
            /** @description Markdown. */
            statement: string;
            /** @description At most one for each of the languages. */
            templates: components["schemas"]["Template"][];
        };
        /** @description A version of a problem in lists. */
        ProblemDraft: {
            /** @description What the reviewer asked for. */
            comment: string | null;
            created_at: components["schemas"]["Time"];
            id: string;
            /** @description Whether it is for everybody; otherwise it is one company's own. */
            is_public: boolean;
            kind: components["schemas"]["ProblemDraftKind"];
            name: string;
            /** @description Counts the versions of the problem, from 1. */
            number: number;
            state: components["schemas"]["ProblemDraftState"];
            title: string;
            updated_at: components["schemas"]["Time"];
            /** @description The address of who changed it last. */
            updated_by: string | null;
            /** @description Grows with every save. */
            version: number;
        };
        /** @enum {string} */
        ProblemDraftKind: "code" | "grid" | "multi_task";
        /** @enum {string} */
        ProblemDraftState: "draft" | "verifying" | "verified" | "verify_failed" | "in_review" | "published" | "deprecated" | "quarantined" | "retired";
        /** @description Something that keeps a package out of the bank. */
        ProblemFault: {
            /** @description The file or folder, in the task's own package where there is a task; empty for the package as a whole. */
            path: string;
            tab: components["schemas"]["ProblemBuilderTab"];
            /** @description The task of a scenario that it is in; null where it is in none. */
            task: string | null;
            text: string;
        };
        /** @description A file of a package. */
        ProblemFile: {
            bytes: number;
            path: string;
            /** @description Null where it is no text, or too much of it. */
            text: string | null;
        };
        /** @description A file that is to be. */
        ProblemFileChange: {
            /** @description `/` between folders. */
            path: string;
            /** @description Null removes the file. */
            text?: string | null;
        };
        /** @description Where a published version is shown. */
        ProblemPlace: {
            /** @description The version's id there. */
            id: string;
            /** @description Its name in addresses. */
            slug: string;
        };
        /** @enum {string} */
        ProblemType: "code" | "debugging" | "multi_task";
        /** @enum {string} */
        ProblemWithholding: "deprecate" | "quarantine" | "release" | "retire";
        /** @description A profile as its person sees it. */
        Profile: {
            available_from: string | null;
            display_name: string;
            education: string | null;
            email: string;
            headline: string | null;
            kind: components["schemas"]["AccountKind"];
            phone: string | null;
            profile_completed: boolean;
            skills: string[];
            /** @description To be sent back when saving; 0 until the first time. */
            version: number;
        };
        /** @description A later last day. */
        ProposeExtension: {
            ends_on: string;
            /** @description What the other side reads with it, at most 2000 characters. */
            note?: string | null;
            /** @description Of the internship, as it was read. */
            version: number;
        };
        /** @description How much is proposed from now on. */
        ProposeExtraTime: {
            /** @description In hundredths of the duration; null for nothing. */
            percent?: number | null;
            /** @description For the audit log, which does not keep how much it is. */
            reason: string;
        };
        /** @description Times to be proposed. */
        ProposeMeeting: {
            /** @description At most 2000 characters. */
            message?: string | null;
            /** @description 15 to 240. */
            minutes: number;
            /** @description 1 to 10 members of the team. */
            people: string[];
            /** @description 1 to 500 characters. */
            place: string;
            /** @description Three instants. */
            slots: string[];
            /** @description Of the application, or of the interview where it has been proposed before, as it was read. */
            version: number;
            /** @description A name of the IANA time zone database. */
            zone: string;
        };
        /** @description Proposes a role. */
        ProposeRole: {
            /** @description Why it fits, which the candidate reads: 20 to 2000 characters. */
            note: string;
            /** @description A role that takes applications. */
            role_id: string;
        };
        /** @description A company as everybody sees it. */
        PublicCompany: {
            form: components["schemas"]["DetailsForm"];
            id: string;
            interviews: components["schemas"]["CompanyInterviews"] | null;
            logo_url: string | null;
            /** @description How many roles somebody can apply for. */
            open_roles: number;
            replies: components["schemas"]["ReplyRate"] | null;
        };
        /** @description A puzzle as its solver sees it. */
        Puzzle: {
            /** @description Whether it counts only once all of its inputs are solved. */
            all_or_nothing: boolean;
            demonstrations: components["schemas"]["PuzzlePair"][];
            difficulty: components["schemas"]["PuzzleDifficulty"] | null;
            id: string;
            /** @description The inputs that are to be solved, as rows of symbols. */
            inputs: number[][][];
            /** @description Null where nobody has said. */
            licence: string | null;
            name: string;
            /** @description How often each of them may be tried. */
            tries: number;
        };
        /** @enum {string} */
        PuzzleDifficulty: "easy" | "medium" | "hard";
        /** @description The caller's tries for one test input. */
        PuzzleInputStanding: {
            is_solved: boolean;
            /** @description The first first. */
            tries: components["schemas"]["PuzzleTryRow"][];
            tries_left: number;
        };
        /** @description What became of a try. */
        PuzzleOutcome: {
            id: string;
            /** @description Whether rows, columns and every cell are as expected. */
            is_right: boolean;
            standing: components["schemas"]["PuzzleStanding"];
        };
        /** @description One demonstration, as rows of symbols. */
        PuzzlePair: {
            input: number[][];
            output: number[][];
        };
        /** @description The caller's progress in a puzzle. */
        PuzzleStanding: {
            inputs: components["schemas"]["PuzzleInputStanding"][];
            /** @description Whether anything was tried. */
            is_begun: boolean;
            /** @description Whether nothing is left to try. */
            is_over: boolean;
            /** @description What counts of the number of inputs: those that are solved; of a puzzle that is all or nothing all of them, or none. */
            score: number;
            /** @description How many inputs are solved. */
            solved: number;
        };
        /** @description The puzzles that are asked about. */
        PuzzleStandingBatch: {
            /** @description 1 to 100. */
            puzzle_ids: string[];
        };
        /** @description One of one's own tries. */
        PuzzleTry: {
            /** @description How it was drawn. */
            events: components["schemas"]["GridEvent"][];
            /** @description What was drawn, as rows of symbols. */
            grid: number[][];
            id: string;
            /** @description Which test input, from 0. */
            input: number;
            is_right: boolean;
            /** @description Which try, from 1. */
            number: number;
            puzzle_id: string;
            tried_at: components["schemas"]["Time"];
        };
        /** @description One try, without its drawing. */
        PuzzleTryRow: {
            id: string;
            is_right: boolean;
            tried_at: components["schemas"]["Time"];
        };
        /** @enum {string} */
        QuestionKind: "text" | "yes_no" | "choice";
        /** @description What a company says of an intern. */
        RateIntern: {
            /** @description 30 or 90. */
            day: number;
            growth: number;
            initiative: number;
            quality: number;
            reliability: number;
            teamwork: number;
            /** @description What the intern reads with it, at most 2000 characters. */
            text?: string | null;
        };
        /** @description What the person thinks of a conversation. */
        RateSupport: {
            /** @description 1 to 5. */
            rating: number;
        };
        /** @description What a link of a mail was exchanged for. */
        ReadMailedReport: {
            session: string;
        };
        /** @description What is read now: some lines, or one and all before it. */
        ReadNotifications: {
            /** @description 1 to 100 lines; those of others change nothing. */
            ids?: string[] | null;
            /** @description The newest line that was seen: it and all before it. */
            up_to?: string | null;
        };
        /** @enum {string} */
        ReasonCode: "personal_data" | "confidential" | "abusive" | "not_an_interview" | "duplicate" | "spam" | "unclear" | "other";
        /** @description One person to be invited. */
        RecipientBody: {
            /** @description Extra time in hundredths of the duration, where it is not that of all. */
            accommodation_percent?: number | null;
            /** @description Should be an address; a line that is none is answered as such. */
            email: string;
            name?: string | null;
        };
        /** @description A candidate whom Assay recommends. */
        RecommendedCandidate: {
            contact: components["schemas"]["RecommendedContact"] | null;
            facts: components["schemas"]["TalentFacts"];
            headline: string;
            /** @description What a message names. */
            id: string;
            name: string;
            /** @description What Assay says of them. */
            note: string;
            /** @description Newest first, at most five; empty where the candidate shows none. */
            results: components["schemas"]["RecommendedResult"][];
            /** @description Since when they are on the list. */
            since: components["schemas"]["Time"];
        };
        /** @description A page of a company's list. */
        RecommendedCandidates: {
            items: components["schemas"]["RecommendedCandidate"][];
            /** @description How many it may send in a month. */
            messages_a_month: number;
            /** @description How many direct messages the company may still send this calendar month, UTC. */
            messages_left: number;
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description What the company has last written to a candidate, within 90 days. */
        RecommendedContact: {
            /** @description Until when the candidate can answer. */
            answer_by: components["schemas"]["Time"];
            /** @description Whether it was a request for one of the company's roles. */
            is_for_role: boolean;
            message: string;
            person: components["schemas"]["IntroducedPerson"] | null;
            requested_at: components["schemas"]["Time"];
            state: components["schemas"]["IntroductionState"];
        };
        /** @description A graded result that a candidate shows. */
        RecommendedResult: {
            assessment_title: string;
            /** @description 0 to 1000. */
            fineness: number;
            graded_at: components["schemas"]["Time"];
        };
        /** @description A batch of a recording: what happened within two seconds. */
        RecordBatch: {
            /** @description What the tab was given that writes. */
            lease?: string | null;
            /** @description Which it is, from 1. */
            number: number;
            /** @description The batch as JSON, byte for byte as it was hashed. */
            payload: string;
            /** @description The link before it: 64 hexadecimal digits. */
            previous: string;
        };
        /** @description A payment to be recorded. */
        RecordPayment: {
            /** @description In whole minor units. */
            amount: number;
            method: components["schemas"]["PaymentMethod"];
            /** @description A day of the last year, today at the latest. */
            received_on: string;
            /** @description At most 120 characters. */
            reference?: string | null;
            /** @description Of the invoice, as it was read. */
            version: number;
        };
        /** @description One kind of thing that is recorded of an attempt. */
        Recorded: {
            detail: string;
            title: string;
        };
        /** @description How far a recording has come. */
        RecordingHead: {
            /** @description How many items there are. */
            items: number;
            /** @description The link that the next one follows. */
            link: string;
            /** @description The number of the last batch; 0 before the first. */
            number: number;
            /** @description When the last of them happened, in milliseconds since the attempt began. */
            t_ms: number;
        };
        /** @description A page of a company's list. */
        RecruitList: {
            company_name: string;
            items: components["schemas"]["RecruitPick"][];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
            /** @description Whether the company has the access that shows it the list. */
            super_star_access: boolean;
        };
        /** @description Somebody who can be put on a list. */
        RecruitMember: {
            email: string;
            headline: string;
            id: string;
            name: string;
        };
        /** @description Somebody on a list, as the admin sees them. */
        RecruitPick: {
            email: string;
            facts: components["schemas"]["TalentFacts"];
            headline: string;
            id: string;
            /** @description Whether the company sees them now: they show their name, have not opted out and do not block it. */
            is_shown: boolean;
            name: string;
            note: string;
            since: components["schemas"]["Time"];
        };
        /** @description A link with a code that was opened. */
        ReferralClick: {
            /** @description The code of the link. */
            code: string;
        };
        /** @enum {string} */
        ReferralFlag: "none" | "same_domain" | "cleared";
        /** @description How many have come how far. */
        ReferralFunnel: {
            activated: number;
            /** @description At least one for each sign-up. */
            clicks: number;
            /** @description How many days back; null for all. */
            days: number | null;
            paid: number;
            placed: number;
            signed_up: number;
        };
        /** @enum {string} */
        ReferralStage: "signed_up" | "activated" | "placed" | "paid";
        /** @description The caller's own code, and how many signed up with it. */
        Referrals: {
            /** @description Null until the caller has chosen a username, which the code is made from. */
            code: string | null;
            companies: number;
            /** @description Of both, those of the last 30 days. */
            last_30_days: number;
            /** @description Everybody but companies. */
            people: number;
        };
        /** @description Registers the signed-in person. Uid and e-mail must be the token's own. */
        Register: {
            display_name: string;
            email: string;
            firebase_uid: string;
            is_company: boolean;
            phone?: string | null;
            referral_code?: string | null;
        };
        /** @description An account to be made for somebody who is invited. */
        RegisterColleague: {
            display_name: string;
            password: string;
            token: string;
        };
        /** @description For whom an account was made. */
        RegisteredColleague: {
            email: string;
        };
        /** @description An earlier task's tests, run again with a submit for a later one. */
        Regression: {
            submission: components["schemas"]["SubmissionSummary"];
            /** @description The task's title. */
            title: string;
        };
        /** @description Says no to several, for one reason. */
        RejectInquiries: {
            /** @description 1 to 100. */
            items: components["schemas"]["ChosenInquiry"][];
            reason: string;
        };
        /** @description Turns an application down. */
        RejectPartner: {
            /** @description What the person reads. */
            reason: string;
            /** @description The version that was looked at. */
            version: number;
        };
        /** @description When a company sees those who apply for its roles. */
        ReleaseRule: {
            /** @description Whether applicants are released at once; otherwise the admin looks at them first. */
            is_direct: boolean;
            /** @description Within how many hours the admin usually releases them. */
            usual_hours: number;
        };
        /** @description Whom a company is shown. */
        ReleaseSlate: {
            /** @description Those who were chosen, 1 to 100; null for everybody who waits, the first 500 of them. */
            applications?: string[] | null;
            /** @description Of the role. */
            version: number;
        };
        /** @description A reminder to be sent. */
        RemindOfInvoice: {
            template: components["schemas"]["InvoiceReminder"];
            /** @description The version that was read. */
            version: number;
        };
        /** @description Gives a saved filter another name, another query or both. */
        ReplaceSavedFilter: {
            /** @description 1 to 60 characters, as no other filter of the list is called. */
            name: string;
            /** @description What the address of the list holds, without a question mark; 1 to 500 characters. */
            query: string;
        };
        /** @description How many of its candidates a company answered in time. */
        ReplyRate: {
            counted: number;
            /** @description In how many days an applicant is answered. */
            days: number;
            in_time: number;
            /** @description In how many hours somebody is answered who accepted an introduction. */
            introduced_hours: number;
        };
        /** @enum {string} */
        ReplyState: "pending_review" | "published" | "rejected";
        /** @description A report. */
        Report: {
            ai_policy: components["schemas"]["AiPolicy"];
            assessment_title: string;
            assistant: components["schemas"]["AssistantUse"] | null;
            /** @description How many tasks were attempted. */
            attempted: number;
            /** @description Whether that is a partner, who sees neither the report nor the score unless its candidate shares that. */
            by_partner: boolean;
            candidate: components["schemas"]["ReportCandidate"];
            cohort: components["schemas"]["ReportCohort"];
            company_name: string;
            correctness_tenths: number | null;
            duration_minutes: number;
            earlier: components["schemas"]["ReportEarlier"] | null;
            /** @description Parts per thousand; null until graded. */
            fineness: number | null;
            formula: string;
            /** @description Counts the gradings of the attempt, from 1; null until graded. */
            generation: number | null;
            /** @description Null by a link. */
            id: string | null;
            judge_version: string | null;
            /** @description Whether something of it is being judged again: what is said here may then change. */
            judged_again: boolean;
            languages_used: components["schemas"]["LanguageId"][];
            mode: components["schemas"]["ReportMode"];
            /** @description Whether a decided breach stands against it; false by a link that leaves that out. */
            not_verified: boolean;
            /**
             * @description How many percent of people scored less on their first attempt, equals halved; null below 100
             *     people.
             */
            percentile: number | null;
            performance_tenths: number | null;
            /** @description Null by a link. */
            receipt_id: string | null;
            recorded: components["schemas"]["Recorded"][];
            /** @description Whether the candidate agreed that it is recorded how they write. */
            records_typing: boolean;
            /** @description What is shown beside the score; a link may leave some out. */
            sections: components["schemas"]["ReportSection"][];
            /** @description The standard error of measurement; null while it is not yet estimated. */
            sem: number | null;
            /** @description When the set was put together; it has not changed since. */
            set_made_at: components["schemas"]["Time"];
            /** @description Names the versions of all problems. */
            set_version: string;
            skills: components["schemas"]["Skill"][];
            started_at: components["schemas"]["Time"];
            state: components["schemas"]["AttemptState"];
            submitted_at: components["schemas"]["Time"];
            tasks: components["schemas"]["ReportTask"][];
            used_seconds: number;
            verification: components["schemas"]["AttemptVerification"] | null;
            /** @description What went wrong, where the attempt is voided: it counts for nothing. */
            void_reason: string | null;
        };
        ReportCandidate: {
            display_name: string;
            email: string | null;
        };
        /** @description The others who took the same assessment. Medians are null while they are too few. */
        ReportCohort: {
            correctness_tenths: number | null;
            fineness: number | null;
            /** @description How many there must be before medians are shown. */
            least: number;
            people: number;
            performance_tenths: number | null;
        };
        /** @description That a report is the result of an earlier attempt, at the candidate's wish. */
        ReportEarlier: {
            /** @description Whether it was taken for another company: then nothing recorded beside it is shown. */
            elsewhere: boolean;
        };
        /** @description One group in a report. */
        ReportGroup: {
            name: string;
            passed: boolean;
            points: number;
            tag: components["schemas"]["TestTag"];
            tests: components["schemas"]["ReportTest"][];
            weight: number;
        };
        /** @description What a report shows of how far its attempt can be relied on. */
        ReportIntegrity: {
            case: components["schemas"]["IntegrityCaseText"] | null;
            /** @description The case to open; null without one, and by a link. */
            case_id: string | null;
            examination: components["schemas"]["IntegrityExamination"] | null;
            rules: components["schemas"]["IntegrityRules"];
            standing: components["schemas"]["IntegrityStanding"];
        };
        /** @description What is wrong with an invitation. */
        ReportInvitation: {
            /** @description In the reader's words. */
            note?: string | null;
            reason: components["schemas"]["InvitationReportReason"];
        };
        /** @description A link, without what opens anything. */
        ReportLink: {
            /** @description Whether the company that invited the candidate made it. */
            by_company: boolean;
            created_at: components["schemas"]["Time"];
            /** @description Where it was mailed. */
            email: string | null;
            expires_at: components["schemas"]["Time"];
            has_passcode: boolean;
            id: string;
            kind: components["schemas"]["ReportLinkKind"];
            /** @description How often it can be opened; null for any number. */
            max_views: number | null;
            /** @description What it shows beside the score. */
            sections: components["schemas"]["ReportSection"][];
            state: components["schemas"]["ReportLinkState"];
            used_at: components["schemas"]["Time"] | null;
            /** @description How often it was opened. */
            views: number;
        };
        /** @description Whether a company may make links to a report. */
        ReportLinkConsent: {
            /** @description Whether the candidate allows it. */
            allowed: boolean;
            /** @description The company that invited the candidate. */
            company_name: string;
            /** @description Whether the caller may make links: the candidate, and owners and recruiters where it is allowed. */
            may_share: boolean;
        };
        /** @enum {string} */
        ReportLinkKind: "share" | "mail";
        /** @enum {string} */
        ReportLinkState: "active" | "used" | "expired" | "exhausted" | "revoked";
        /** @enum {string} */
        ReportMode: "candidate" | "company" | "admin" | "shared";
        /** @description One opening of a link. */
        ReportOpening: {
            /** @description Browser and system, such as `Firefox on Linux`. */
            agent: string;
            at: components["schemas"]["Time"];
            /** @description Whether the company that invited the candidate made the link. */
            by_company: boolean;
            email: string | null;
            id: string;
            kind: components["schemas"]["ReportLinkKind"];
            link: string;
        };
        /** @description The reviews of a report. */
        ReportReviews: {
            sheets: components["schemas"]["ReviewedSheet"][];
        };
        /** @description A report in a list. */
        ReportRow: {
            assessment_title: string;
            candidate_email_masked: string | null;
            candidate_name: string;
            company_name: string;
            fineness: number | null;
            graded_at: components["schemas"]["Time"] | null;
            id: string;
            /** @description How often its links were opened; null where the list is not its candidate's. */
            links_opened: number | null;
            state: components["schemas"]["AttemptState"];
            submitted_at: components["schemas"]["Time"];
            verification: components["schemas"]["AttemptVerification"] | null;
        };
        /** @enum {string} */
        ReportSection: "name" | "tests" | "code" | "playback" | "integrity" | "assistant";
        /** @description One task in a report. */
        ReportTask: {
            attempted: boolean;
            /** @description Of how many problems it was drawn; 1 where the task has no variants. */
            drawn_from: number;
            groups: components["schemas"]["ReportGroup"][];
            /** @description Null by a link. */
            id: string | null;
            language: components["schemas"]["LanguageId"] | null;
            /** @description 0 to 100; null when the task was not attempted, which counts as 0. */
            points: number | null;
            position: number;
            runs: number;
            /** @description The code that counts. */
            source: string | null;
            submissions: number;
            submitted_at: components["schemas"]["Time"] | null;
            title: string;
            verdict: components["schemas"]["Verdict"] | null;
            weight: number;
        };
        /** @description One test in a report. Input, expected, got and exact figures are those of samples only. */
        ReportTest: {
            /** @description How many fifths of the limit on CPU time were begun, 0 to 5. */
            cpu_fifths: number;
            /** @description CPU time in milliseconds. */
            cpu_ms: number | null;
            expected: string | null;
            got: string | null;
            input: string | null;
            /** @description The same of the limit on memory. */
            memory_fifths: number;
            memory_kib: number | null;
            name: string | null;
            number: number;
            reason: string | null;
            verdict: components["schemas"]["Verdict"];
        };
        /** @description Asks a candidate for a report. */
        RequestGithubReport: {
            /**
             * @description The address of a candidate whom the company knows by name: an applicant, an invited candidate who has begun, or an
             *     introduced one.
             */
            email: string;
            /** @description 20 to 1000 characters. */
            message: string;
        };
        /** @description Asks something. */
        RequestInfo: {
            text: string;
            /** @description The version that was looked at. */
            version: number;
        };
        /** @description Asks for an introduction. */
        RequestIntroduction: {
            /** @description Of the card. */
            handle: string;
            /** @description 80 to 2000 characters. */
            message: string;
            pay: components["schemas"]["IntroductionPay"];
            /** @description One of the company's roles that is live. */
            role_id: string;
        };
        /** @description Asks a prospect for an introduction. */
        RequestIntroductionToProspect: {
            /** @description 80 to 2000 characters. */
            message: string;
            pay: components["schemas"]["IntroductionPay"];
            /** @description One of the company's roles that is live. */
            role_id: string;
        };
        /** @enum {string} */
        RequirementKind: "skill" | "start" | "answer";
        /** @description What an address below /codebrainv2 means. */
        Resolution: {
            kind: components["schemas"]["ResolutionKind"];
            /** @description The address to be at. */
            path: string | null;
        };
        /** @enum {string} */
        ResolutionKind: "attempt" | "problem_preview" | "not_found";
        /** @description A conversation that is over. */
        ResolveSupport: {
            /** @description The version that was looked at. */
            version: number;
        };
        /** @description The application whose board decides instead. */
        ResultApplication: {
            id: string;
            role_id: string;
        };
        /** @description A company's decision about a result. */
        ResultDecided: {
            application: components["schemas"]["ResultApplication"] | null;
            /** @description Whether the caller may decide. */
            can_decide: boolean;
            code: components["schemas"]["ResultDeclineCode"] | null;
            decided_at: components["schemas"]["Time"] | null;
            /** @description The person who took the last step; null before it, and once they have left the company. */
            decided_by: string | null;
            news_at: components["schemas"]["Time"] | null;
            /** @description The report of the one that was graded after it. */
            next_id: string | null;
            /** @description The report of the one that was graded before this one. */
            previous_id: string | null;
            state: components["schemas"]["ResultDecision"];
            /** @description What the candidate reads with a decline. */
            text: string | null;
            /** @description The version that the next step names; 0 before the first. */
            version: number;
            /** @description How many results of the company wait for a decision, without those of applicants. */
            waiting: number;
        };
        /** @enum {string} */
        ResultDecision: "undecided" | "advanced" | "held" | "declined";
        /** @enum {string} */
        ResultDecisionEvent: "advance" | "hold" | "decline" | "reopen";
        /** @enum {string} */
        ResultDeclineCode: "skills" | "experience" | "availability" | "location" | "filled" | "other";
        /** @enum {string} */
        ResultOrder: "highest" | "lowest" | "newest" | "oldest";
        /** @enum {string} */
        ResultSide: "passing" | "equal" | "below";
        /** @description A file that was sent in. */
        Resume: {
            bytes: number;
            id: string;
            kind: components["schemas"]["ResumeKind"];
            name: string;
        };
        /** @enum {string} */
        ResumeKind: "pdf" | "json";
        /** @description The invitation with which a voided attempt is taken again. */
        Retake: {
            /** @description Until when it can begin. */
            expires_at: components["schemas"]["Time"];
            invitation_id: string;
        };
        /** @description One kind of row that is removed by itself. */
        RetentionRule: {
            /** @description After how many days. */
            days: number;
            /** @description What is removed, in words. */
            what: string;
        };
        /** @description A problem to be sent back. */
        ReturnProblem: {
            /** @description What is to be changed: 1 to 2000 characters. */
            comment: string;
            /** @description The version that was read. */
            version: number;
        };
        /** @description A payment to be taken back. */
        ReversePayment: {
            /** @description 1 to 2000 characters. */
            reason: string;
            /** @description Of the invoice, as it was read. */
            version: number;
        };
        /** @description One review. */
        Review: {
            /** @description Its author; null once they have left the company. */
            author: string | null;
            changed_at: components["schemas"]["Time"];
            /** @description What it said before, the newest first. */
            history: components["schemas"]["EarlierReview"][];
            ratings: components["schemas"]["ReviewRating"][];
            /** @description Whether its author could read the others before they began. */
            read_before: boolean;
            state: components["schemas"]["ReviewState"];
            submitted_at: components["schemas"]["Time"] | null;
            text: string;
            version: number;
        };
        /** @description Something to be rated. */
        ReviewItem: {
            /** @description What 1, 2, 3 and 4 stand for. */
            anchors: string[];
            name: string;
        };
        /** @description Something to ask about one of the candidate's own programs. */
        ReviewQuestion: {
            asks: string;
            follow_ups: string[];
        };
        /** @description The rating of one item. */
        ReviewRating: {
            /** @description The item's name. */
            item: string;
            /** @description 1 to 4; null where they could not see it. */
            rating: number | null;
        };
        /** @enum {string} */
        ReviewSheet: "code" | "walk_through" | "changed_requirement";
        /** @enum {string} */
        ReviewState: "draft" | "submitted";
        /** @description One sheet and its reviews, as far as the caller may read them. */
        ReviewedSheet: {
            /** @description How many colleagues have submitted that the caller cannot read yet. */
            hidden: number;
            /** @description What is to be rated. */
            items: components["schemas"]["ReviewItem"][];
            /** @description What colleagues have submitted, in the order in which they began; empty until the caller has. */
            others: components["schemas"]["Review"][];
            own: components["schemas"]["Review"] | null;
            /** @description What is asked in the interview; empty where the code is read alone. */
            questions: components["schemas"]["ReviewQuestion"][];
            sheet: components["schemas"]["ReviewSheet"];
        };
        /** @description A flag to be taken back. */
        RevokeFlag: {
            flag: components["schemas"]["CompanyFlag"];
            /** @description 1 to 2000 characters. */
            reason: string;
        };
        /** @description A role as its company sees it. */
        Role: {
            /** @description What the company can do now. */
            actions: components["schemas"]["RoleAct"][];
            changed_at: components["schemas"]["Time"];
            closed_at: components["schemas"]["Time"] | null;
            /** @description The same about single fields. */
            comments: components["schemas"]["RoleComment"][];
            created_at: components["schemas"]["Time"];
            /** @description What the company writes: the changes where there are some, else the role. */
            form: components["schemas"]["RoleForm"];
            id: string;
            /** @description What the admin said last. */
            note: string | null;
            publish_at: components["schemas"]["Time"] | null;
            published: components["schemas"]["RoleForm"] | null;
            /** @description When the company sees those who apply. */
            release: components["schemas"]["ReleaseRule"];
            revision: components["schemas"]["RoleRevisionState"] | null;
            state: components["schemas"]["RoleState"];
            submitted_at: components["schemas"]["Time"] | null;
            /** @description To be sent back when changing it. */
            version: number;
        };
        /** @enum {string} */
        RoleAct: "edit" | "submit" | "withdraw" | "delete" | "discard" | "pause" | "resume" | "close" | "reopen" | "archive";
        /** @description An act on the role as it was read. */
        RoleActRequest: {
            /** @description The version that was read. */
            version: number;
        };
        /** @description An alert for open roles. */
        RoleAlert: {
            country: string | null;
            id: string;
            kind: components["schemas"]["RoleKind"] | null;
            level: components["schemas"]["RoleLevel"] | null;
            pay: boolean;
            search: string;
            starts_by: string | null;
            workplace: components["schemas"]["RoleWorkplace"] | null;
        };
        /** @enum {string} */
        RoleCheck: "pay" | "place" | "deadline" | "wording" | "duplicate" | "length" | "links";
        /** @description What a reader is to look at. */
        RoleChecked: {
            check: components["schemas"]["RoleCheck"];
            /** @description What was found, in the words of the role. */
            found: string[];
            passed: boolean;
        };
        /** @description What the admin says about one field. */
        RoleComment: {
            /** @description A field of the role. */
            field: string;
            /** @description 1 to 500 characters. */
            text: string;
        };
        /** @enum {string} */
        RoleDecision: "approve" | "publish" | "schedule" | "request_changes" | "reject" | "pause" | "resume" | "close";
        /**
         * @description A role as far as it is filled in. Every field may be null while it is a draft; one that does not
         *     come counts as null.
         */
        RoleForm: {
            /** @default null */
            assessment_id: string | null;
            /**
             * @description Two capital letters each; at most 30.
             * @default []
             */
            countries: string[];
            /**
             * @description Three capital letters.
             * @default null
             */
            currency: string | null;
            /**
             * @description A fineness, 0 to 1000. The company's own.
             * @default null
             */
            cut_off: number | null;
            /**
             * @description The last day on which somebody can apply, in UTC.
             * @default null
             */
            deadline: string | null;
            /**
             * @description Markdown, at most 8000 characters.
             * @default null
             */
            description: string | null;
            /**
             * @description 1 to 104.
             * @default null
             */
            duration_weeks: number | null;
            /**
             * @description 1 to 60.
             * @default null
             */
            hours_per_week: number | null;
            /** @default null */
            kind: components["schemas"]["RoleKind"] | null;
            /** @default null */
            level: components["schemas"]["RoleLevel"] | null;
            /**
             * @description At most 120 characters.
             * @default null
             */
            location: string | null;
            /**
             * @description At most 10, of at most 200 characters.
             * @default []
             */
            must_haves: string[];
            /**
             * @description At most 10, of at most 200 characters.
             * @default []
             */
            nice_to_haves: string[];
            /**
             * @description 1 to 50.
             * @default null
             */
            openings: number | null;
            /** @default null */
            pay_max: number | null;
            /**
             * @description In whole units of the currency.
             * @default null
             */
            pay_min: number | null;
            /** @default null */
            pay_period: components["schemas"]["PayPeriod"] | null;
            /**
             * @description What everybody who applies is asked; at most 10.
             * @default []
             */
            questions: components["schemas"]["RoleQuestion"][];
            /**
             * @description At most 15, of at most 40 characters.
             * @default []
             */
            skills: string[];
            /** @default null */
            starts_on: string | null;
            /**
             * @description At most 80 characters.
             * @default null
             */
            title: string | null;
            /** @default null */
            workplace: components["schemas"]["RoleWorkplace"] | null;
        };
        /** @enum {string} */
        RoleKind: "intern" | "full_time" | "part_time";
        /** @enum {string} */
        RoleLevel: "student" | "graduate" | "junior" | "mid" | "senior";
        /** @description A role that is proposed to a candidate. */
        RoleProposal: {
            /** @description Until when the candidate can answer. */
            answer_by: components["schemas"]["Time"];
            company_id: string;
            company_name: string;
            ended_at: components["schemas"]["Time"] | null;
            id: string;
            /** @description Why it fits. */
            note: string;
            proposed_at: components["schemas"]["Time"];
            role_id: string;
            role_title: string;
            state: components["schemas"]["RoleProposalState"];
            /** @description What an act names. */
            version: number;
        };
        /** @description An act on a proposal as it was read. */
        RoleProposalAct: {
            /** @description The version that was read. */
            version: number;
        };
        /** @enum {string} */
        RoleProposalState: "proposed" | "accepted" | "declined" | "expired" | "withdrawn";
        /** @description A question that a role asks. */
        RoleQuestion: {
            kind: components["schemas"]["QuestionKind"];
            /** @description The answer that the role requires: `yes`, `no` or one of the options. */
            needs: string | null;
            /** @description 2 to 10, of at most 80 characters; of a choice only. */
            options: string[];
            /** @description At most 200 characters. */
            prompt: string;
        };
        /** @enum {string} */
        RoleQueue: "waiting" | "changes_requested" | "approved" | "live";
        /** @description How many roles each queue holds. */
        RoleQueueCounts: {
            approved: number;
            changes_requested: number;
            live: number;
            waiting: number;
        };
        /** @description The counts of every queue. */
        RoleQueueCountsBody: {
            counts: components["schemas"]["RoleQueueCounts"];
        };
        /** @enum {string} */
        RoleRevisionState: "draft" | "submitted" | "changes_requested" | "published" | "dropped";
        /** @enum {string} */
        RoleStage: "drafts" | "review" | "live" | "ended";
        /** @enum {string} */
        RoleState: "draft" | "submitted" | "changes_requested" | "approved" | "published" | "applicants_released" | "paused" | "closed" | "archived" | "rejected";
        /** @enum {string} */
        RoleWorkplace: "onsite" | "hybrid" | "remote";
        /** @description Back to the value of a version, and why. */
        RollSettingBack: {
            /** @description 1 to 2000 characters. */
            reason: string;
            /** @description The version whose value counts again; 0 is the default. */
            to: number;
            /** @description The version that was read. */
            version: number;
        };
        /** @enum {string} */
        RoundFormat: "remote" | "onsite" | "phone" | "written" | "other";
        /** @enum {string} */
        RoundKind: "phone" | "online_test" | "take_home" | "technical" | "system_design" | "behavioural" | "case" | "hr" | "other";
        /** @description What the admin decides about a company's name and domain, at the version that was read. */
        RuleDetails: {
            /** @description 1 to 2000 characters that its owners read: a rejection needs them. */
            reason?: string | null;
            ruling: components["schemas"]["DetailsRuling"];
            version: number;
        };
        /** @description A program to be tried. */
        RunBody: {
            /** @description One's own input, at most 64 KiB; absent means the samples. */
            input?: string | null;
            language: components["schemas"]["LanguageId"];
            /** @description Of an attempt: what the tab was given that writes; none while no tab has asked. Practice has none. */
            lease?: string | null;
            source: string;
        };
        /** @description The answer to one question; the question's own text says which. */
        SaidToQuestion: {
            /** @description `yes`, `no`, one of the options or a text; at most 500 characters. */
            answer: string;
            question: string;
        };
        /** @description A test that everybody may see. */
        Sample: {
            answer: string;
            input: string;
            name: string;
        };
        /** @description A mail as its reader gets it. */
        SampleMail: {
            /** @description The name that it comes from. */
            from: string;
            /** @description The same as HTML, with inline styles only. */
            html: string;
            /** @description The address that replies go to. */
            reply_to: string;
            subject: string;
            text: string;
        };
        /** @description A draft to be saved. */
        SaveApplication: {
            /** @description At most 10. */
            answers: components["schemas"]["SaidToQuestion"][];
            /** @description To the company; at most 2000 characters. */
            note: string;
            /** @description The version that was read. */
            version: number;
        };
        /** @description A text to be saved. */
        SaveCannedReply: {
            /** @description 1 to 4000 characters. */
            text: string;
        };
        /** @description A choice to be stored. */
        SaveCutOff: {
            /** @description Null for no line. */
            cut_off?: number | null;
            takes_earlier_results: boolean;
            /** @description As it was read; 0 before the first choice. */
            version: number;
        };
        /** @description Details to be saved. */
        SaveDetails: {
            form: components["schemas"]["DetailsForm"];
            /** @description The version that was read. */
            version: number;
        };
        /** @description Saves a filter. */
        SaveFilter: {
            /** @description The list that it is of. */
            list: components["schemas"]["SavedFilterList"];
            /** @description 1 to 60 characters, as no other filter of the list is called. */
            name: string;
            /** @description What the address of the list holds, without a question mark; 1 to 500 characters. */
            query: string;
        };
        /** @description A draft to be rewritten. */
        SaveInvoice: {
            form: components["schemas"]["InvoiceForm"];
            /** @description The version that was read. */
            version: number;
        };
        /** @description A plan to be added, or its next version. */
        SavePlan: {
            form: components["schemas"]["PlanForm"];
            slug: string;
            /** @description The version that was read; 0 for a plan that is new. */
            version: number;
        };
        /** @description Files to be changed. */
        SaveProblemFiles: {
            /** @description Each path once. */
            changes: components["schemas"]["ProblemFileChange"][];
            /** @description The version that was read. */
            version: number;
        };
        /** @description A profile to be saved. */
        SaveProfile: {
            available_from?: string | null;
            display_name: string;
            education?: string | null;
            headline?: string | null;
            phone?: string | null;
            skills: string[];
            /** @description The version that was read. */
            version: number;
        };
        /** @description A review as it is written. */
        SaveReview: {
            ratings: components["schemas"]["ReviewRating"][];
            sheet: components["schemas"]["ReviewSheet"];
            /** @description Whether it counts from now on; what was submitted before is kept with it. */
            submit: boolean;
            /** @description At most 4000 characters. */
            text: string;
            /** @description Of the review, as it was read; 0 before it is begun. */
            version: number;
        };
        /** @description A role to be saved. */
        SaveRole: {
            form: components["schemas"]["RoleForm"];
            /** @description The version that was read. */
            version: number;
        };
        /** @description A scorecard as it is written. */
        SaveScorecard: {
            ratings: components["schemas"]["ScorecardRating"][];
            /** @description Whether it counts from now on; what was submitted before is kept with it. */
            submit: boolean;
            /** @description At most 4000 characters. */
            text: string;
            /** @description Of the scorecard, as it was read; 0 before it is begun. */
            version: number;
        };
        /** @description Answers each question or leaves it open. */
        SaveSelfIdentification: {
            disability?: components["schemas"]["SelfIdDisability"] | null;
            gender?: components["schemas"]["SelfIdGender"] | null;
            race?: components["schemas"]["SelfIdRace"] | null;
            /** @description As it was read; 0 where nothing was stored. */
            version: number;
            veteran?: components["schemas"]["SelfIdVeteran"] | null;
        };
        /** @description A story to be saved. */
        SaveStory: {
            /** @description Machine-filled fields that the author has looked at. */
            confirmed?: string[];
            form: components["schemas"]["StoryForm"];
            /** @description The version that was read. */
            version: number;
        };
        /** @description Joins the pool, or changes what is said there. */
        SaveTalentProfile: {
            /** @description Where the caller may work without a sponsor, at most 5. */
            authorised: components["schemas"]["TalentAuthorisation"][];
            availability: components["schemas"]["TalentAvailability"];
            /** @description Companies that see nothing at all, at most 50. */
            blocked: string[];
            /** @description Whether the caller agrees to being found; without that nobody joins. */
            consent: boolean;
            /** @description Whether Assay may put the caller on lists for single companies. */
            curated: boolean;
            /** @description What kind of work the caller looks for. */
            employment: components["schemas"]["TalentEmployment"][];
            /** @description `https://github.com/` and a name. */
            github?: string | null;
            /** @description 1 to 120 characters. */
            headline: string;
            pay?: components["schemas"]["TalentPay"] | null;
            /** @description 1 to 5. */
            places: components["schemas"]["TalentPlace"][];
            /** @description Own attempts whose results are shown by the caller's name, at most 10. */
            results: string[];
            /** @description Whether companies on whose lists the caller is see the caller's graded results. */
            shows_results: boolean;
            /** @description 1 to 20. */
            skills: components["schemas"]["TalentSkill"][];
            /** @description The version that was read; 0 to join. */
            version: number;
            visibility: components["schemas"]["TalentVisibility"];
        };
        /** @description Saves a search. */
        SaveTalentSearch: {
            authorised?: components["schemas"]["TalentAuthorisation"] | null;
            availability?: components["schemas"]["TalentAvailability"] | null;
            employment?: components["schemas"]["TalentEmployment"] | null;
            /** @description 1 to 60 characters. */
            name: string;
            place?: components["schemas"]["TalentPlace"] | null;
            score?: components["schemas"]["TalentScore"] | null;
            /** @description All of these, at most 20. */
            skills: components["schemas"]["TalentSkill"][];
            /** @description All of these words in the headline of somebody who shows their name; 1 to 100 characters. */
            text?: string | null;
        };
        /** @description A new version of a template. */
        SaveTemplate: {
            /** @description Null for the template of companies that have none of their own. */
            company_id?: string | null;
            /** @description 1 to 30. */
            items: components["schemas"]["ChecklistTask"][];
            /** @description The version that was looked at, 0 where none was saved. */
            version: number;
        };
        /** @description Where a draft stands after saving. */
        SavedDraft: {
            revision: number;
            saved_at: components["schemas"]["Time"];
        };
        /** @description A saved filter. */
        SavedFilter: {
            id: string;
            list: components["schemas"]["SavedFilterList"];
            name: string;
            /** @description What the address of the list holds, without a question mark. */
            query: string;
        };
        /** @enum {string} */
        SavedFilterList: "onboard_companies" | "manage_companies" | "manage_interns" | "unpublished_roles" | "partners" | "partner_applications" | "interviews" | "support_chat" | "manage_onboarding" | "presence" | "integrity" | "network_graph";
        /** @description A scenario: several problems in an order, solved with one program. */
        Scenario: {
            difficulty: components["schemas"]["Difficulty"];
            /** @description Skill areas. */
            keywords: string[];
            /** @description What it can be solved in, and whether that can be judged now. */
            languages: components["schemas"]["Language"][];
            own: components["schemas"]["ScenarioWork"] | null;
            /** @description The clock behind the times of drafts. */
            server_now: components["schemas"]["Time"];
            /** @description Its name in addresses. Drafts are kept under it, as those of a practice problem. */
            slug: string;
            /** @description What the tasks have in common, in Markdown. */
            statement: string;
            tasks: components["schemas"]["ScenarioTask"][];
            templates: components["schemas"]["Template"][];
            title: string;
        };
        /** @description The problem of a task that is open. */
        ScenarioProblem: {
            difficulty: components["schemas"]["Difficulty"];
            groups: components["schemas"]["Group"][];
            /** @description Skill areas. */
            keywords: string[];
            memory_mib: number;
            samples: components["schemas"]["Sample"][];
            /** @description Markdown. */
            statement: string;
            time_limit_ms: number;
            type: components["schemas"]["ProblemType"];
        };
        /** @description A task of a scenario. */
        ScenarioTask: {
            /** @description The most that a submit brought, 0 to 100; null before one was judged. */
            best_points: number | null;
            /** @description Its place, from 1. */
            position: number;
            problem: components["schemas"]["ScenarioProblem"] | null;
            /** @description The places of the earlier tasks whose tests run again with it. */
            regression: number[];
            state: components["schemas"]["ScenarioTaskState"];
            title: string;
            /** @description Its weight, of 100. */
            weight: number;
        };
        /** @enum {string} */
        ScenarioTaskState: "locked" | "open" | "skipped" | "passed" | "solved";
        /** @description What the person who asks has done with a scenario. */
        ScenarioWork: {
            began_at: components["schemas"]["Time"] | null;
            /** @description At most one for each language. */
            drafts: components["schemas"]["Draft"][];
            /** @description The points of all tasks together, in hundredths of a point: 0 to 10 000. */
            points_hundredths: number;
            solved_at: components["schemas"]["Time"] | null;
        };
        /** @description Asks to be erased. */
        ScheduleErasure: {
            /** @description The caller's own e-mail address, so that nobody does this by mistake. */
            confirm: string;
        };
        /** @description How many people have a score between two others. */
        ScoreBucket: {
            /** @description The least score of it. */
            from: number;
            people: number;
            /** @description The score that is the least of the next one; of the last one, 1000 is in it. */
            to: number;
        };
        /** @description How the scores of an assessment are spread now. */
        ScoreSpread: {
            /** @description In order; none while too few people have a score. */
            buckets: components["schemas"]["ScoreBucket"][];
            /** @description Null while too few people have a score. */
            median: number | null;
            /** @description How many people have a score; only the first attempt of each counts. */
            people: number;
            /** @description The standard error of a score as it was counted last; null while it is not estimated. */
            sem: number | null;
            /** @description From how many people on anything is shown. */
            shown_from: number;
        };
        /** @description One scorecard. */
        Scorecard: {
            /** @description Its author; null once they have left the company. */
            author: string | null;
            changed_at: components["schemas"]["Time"];
            /** @description What it said before, the newest first. */
            history: components["schemas"]["EarlierScorecard"][];
            ratings: components["schemas"]["ScorecardRating"][];
            /** @description Whether its author could read the others before they began. */
            read_before: boolean;
            state: components["schemas"]["ScorecardState"];
            submitted_at: components["schemas"]["Time"] | null;
            text: string;
            version: number;
        };
        /** @description Something to be rated. */
        ScorecardItem: {
            /** @description What 1, 2, 3 and 4 stand for. */
            anchors: string[];
            name: string;
        };
        /** @description The rating of one item. */
        ScorecardRating: {
            /** @description The item's name. */
            item: string;
            /** @description 1 to 4; null where they could not see it. */
            rating: number | null;
        };
        /** @enum {string} */
        ScorecardState: "draft" | "submitted";
        /** @description The scorecards of an application, as far as the caller may read them. */
        Scorecards: {
            /** @description How many colleagues have submitted that the caller cannot read yet. */
            hidden: number;
            /** @description What is to be rated. */
            items: components["schemas"]["ScorecardItem"][];
            /** @description What colleagues have submitted, in the order in which they began; empty until the caller has. */
            others: components["schemas"]["Scorecard"][];
            own: components["schemas"]["Scorecard"] | null;
        };
        /** @description A version of a problem, as it was seen. */
        SeenProblem: {
            /** @description The version that was read. */
            version: number;
        };
        /** @description A role whose applicants the company sees. */
        SelectingRole: {
            counts: components["schemas"]["BoardCount"][];
            id: string;
            /** @description How many applicants something can still become of. */
            open: number;
            published_at: components["schemas"]["Time"];
            state: components["schemas"]["RoleState"];
            title: string;
            /** @description How many have been released. */
            total: number;
        };
        /** @description The groups that the answers to one question make. */
        SelectionComparison: {
            question: components["schemas"]["SelfIdQuestion"];
            scoring: components["schemas"]["SelectionMeasure"] | null;
            selection: components["schemas"]["SelectionMeasure"] | null;
        };
        /** @description One group of at least five people. */
        SelectionGroup: {
            /** @description Whether the ratio is below four fifths. */
            flagged: boolean;
            group: components["schemas"]["SelfIdGroup"];
            /** @description How many people it has. */
            of: number;
            /** @description How many of them were selected, or scored above the median. */
            passed: number;
            rate: components["schemas"]["Fraction"] | null;
            ratio: components["schemas"]["Fraction"] | null;
        };
        /** @description How groups fared in one respect. */
        SelectionMeasure: {
            groups: components["schemas"]["SelectionGroup"][];
            /** @description Groups that are not shown: some have fewer than five people, others would give those away. */
            hidden: components["schemas"]["SelfIdGroup"][];
        };
        /** @description The selection rates of a role. */
        SelectionRates: {
            /** @description How many people applied and did not withdraw; 0 until it is counted. */
            applicants: number;
            counted_at: components["schemas"]["Time"] | null;
            counts_from: components["schemas"]["Time"] | null;
            /** @description Empty until it is counted. */
            questions: components["schemas"]["SelectionComparison"][];
            /** @description How many of them have a score. */
            scored: number;
            state: components["schemas"]["SelectionRatesState"];
        };
        /** @enum {string} */
        SelectionRatesState: "open" | "waiting" | "counted";
        /** @enum {string} */
        SelfIdDisability: "disability" | "no_disability" | "undisclosed";
        /** @enum {string} */
        SelfIdGender: "woman" | "man" | "nonbinary" | "undisclosed";
        /** @enum {string} */
        SelfIdGroup: "woman" | "man" | "nonbinary" | "hispanic_or_latino" | "white" | "black" | "asian" | "native_american" | "pacific_islander" | "two_or_more" | "disability" | "no_disability" | "veteran" | "no_veteran" | "unsaid";
        /** @enum {string} */
        SelfIdQuestion: "gender" | "race" | "disability" | "veteran";
        /** @enum {string} */
        SelfIdRace: "hispanic_or_latino" | "white" | "black" | "asian" | "native_american" | "pacific_islander" | "two_or_more" | "undisclosed";
        /** @enum {string} */
        SelfIdVeteran: "veteran" | "no_veteran" | "undisclosed";
        /** @description What the caller has said of themselves. */
        SelfIdentification: {
            disability: components["schemas"]["SelfIdDisability"] | null;
            gender: components["schemas"]["SelfIdGender"] | null;
            race: components["schemas"]["SelfIdRace"] | null;
            said_at: components["schemas"]["Time"] | null;
            /** @description What saving names; 0 where nothing is stored. */
            version: number;
            veteran: components["schemas"]["SelfIdVeteran"] | null;
        };
        /** @description People to be invited, and what applies to all of them. */
        SendBody: {
            /** @description As the assessment says if missing. */
            accommodation_percent?: number | null;
            /** @description As many days as the assessment says if missing. */
            closes_at?: string | null;
            /** @description With the variables {name}, {company}, {assessment} and {deadline}. */
            message?: string | null;
            /** @description At once if missing. */
            opens_at?: string | null;
            recipients: components["schemas"]["RecipientBody"][];
        };
        /** @description What sending would do. */
        SendCheck: {
            /** @description How many it can make by its plan, and by what was granted beyond it. */
            allowance: components["schemas"]["Allowance"];
            closes_at: components["schemas"]["Time"];
            /** @description How many more invitations the company can make now. */
            left_today: number;
            mail: components["schemas"]["SampleMail"];
            opens_at: components["schemas"]["Time"] | null;
            rows: components["schemas"]["SendRow"][];
        };
        /** @description Writes to a candidate on the company's list. */
        SendDirectMessage: {
            /** @description 80 to 2000 characters. */
            message: string;
        };
        /** @description A test that Greenhouse sends. */
        SendGreenhouseTest: {
            candidate: components["schemas"]["AtsCandidate"];
            /** @description Which, as `list_tests` names it. */
            partner_test_id: string;
            /** @description Where Greenhouse takes word of a change. It names the test: a retry has the same. */
            url: string;
        };
        /** @description A picture to be drawn again. */
        SendLogo: {
            /** @description A PNG, JPEG or WebP of at most 1 MB and 4096 pixels a side, in base64. */
            image: string;
        };
        /** @description Asks for a code. */
        SendOtp: {
            purpose: components["schemas"]["CodePurpose"];
        };
        /** @enum {string} */
        SendOutcomeWord: "invited" | "already_invited" | "cooling_down" | "opted_out" | "undeliverable" | "repeated" | "over_quota" | "invalid";
        /** @description Tests to be put into a problem. */
        SendProblemTests: {
            /** @description A `.zip` of at most 16 MiB, in base64. */
            archive: string;
            /** @description The task of a scenario that they are for. */
            task?: string | null;
            /** @description The version that was read. */
            version: number;
        };
        /** @description What sending has done. */
        SendResult: {
            closes_at: components["schemas"]["Time"];
            opens_at: components["schemas"]["Time"] | null;
            rows: components["schemas"]["SendRow"][];
        };
        /** @description The outcome of one line. */
        SendRow: {
            email: string;
            name: string | null;
            outcome: components["schemas"]["SendOutcomeWord"];
            /** @description What is wrong with a line that cannot be read. */
            problem: string | null;
            /** @description From 1, in the order in which they were sent. */
            row: number;
            until: components["schemas"]["Time"] | null;
        };
        /** @description A message to be sent. */
        SendSupportMessage: {
            /** @description At most three files that the caller uploaded and has not sent. */
            files?: string[];
            /** @description At most 4000 characters; can be empty where a file goes with it. */
            text: string;
        };
        /** @description The caller's own address. */
        SendVerification: {
            email: string;
        };
        /** @description Which test was sent. */
        SentGreenhouseTest: {
            partner_interview_id: string;
        };
        /** @description A message that was sent, and its conversation as it is then. */
        SentSupportMessage: {
            conversation: components["schemas"]["SupportConversation"];
            message: components["schemas"]["SupportMessage"];
        };
        /** @description The address that a test was sent to. */
        SentTest: {
            /** @description The member's own address. */
            to: string;
        };
        /**
         * @description Something that an installation has or does without.
         * @enum {string}
         */
        ServerFeature: "analytics" | "error_reporting" | "online_payment" | "assistant" | "github_reports" | "mail_answers" | "support_hours" | "mail_inbox" | "dev_community" | "debug_simulator";
        /** @description Whether a feature is on. */
        ServerFlag: {
            feature: components["schemas"]["ServerFeature"];
            on: boolean;
        };
        /** @description Mail as it is sent. */
        ServerMail: {
            /** @description The address that replies go to; null if replies are not read. */
            replies_to: string | null;
            sender: string;
            transport: components["schemas"]["MailTransport"];
        };
        /** @description Whether a provider is configured, and which one it is. */
        ServerProvider: {
            configured: boolean;
            /** @description Its project, model or address; null where it is not configured or there is nothing to say. */
            detail: string | null;
            provider: components["schemas"]["ServerProviderName"];
        };
        /**
         * @description Somebody else's service that this server asks.
         * @enum {string}
         */
        ServerProviderName: "identity" | "accounts" | "payments" | "model" | "github";
        /** @enum {string} */
        ServerSection: "server" | "identity" | "staff" | "mail" | "support" | "providers" | "features" | "hidden_paths";
        /** @description What the server was started with. */
        ServerSettings: {
            /** @description How many connections companies have to their applicant tracking systems. */
            ats_connections: number;
            environment: components["schemas"]["Environment"];
            flags: components["schemas"]["ServerFlag"][];
            mail: components["schemas"]["ServerMail"];
            providers: components["schemas"]["ServerProvider"][];
            /** @description The admin, and then those who look after invoices. */
            staff: components["schemas"]["StaffMember"][];
            /** @description Every variable, in the order of docs/OPERATIONS.md. */
            variables: components["schemas"]["ServerVariable"][];
        };
        /** @description A variable of the environment. */
        ServerVariable: {
            /** @description What holds where it is not set. */
            default: string;
            is_set: boolean;
            name: string;
            /** @description Its purpose. */
            purpose: string;
            section: components["schemas"]["ServerSection"];
            /** @description Its value; null where it is not set, and of a secret. */
            value: string | null;
        };
        /** @description Why an account is locked or opened again. */
        SetAccess: {
            /** @description For the audit log. */
            reason: string;
        };
        /** @description Whether the partner sees one's name. */
        SetPartnerVisibility: {
            shows_name: boolean;
            /** @description The version that was read. */
            version: number;
        };
        /** @description The first password of an account. */
        SetPassword: {
            password: string;
            token: string;
        };
        /** @description The code of the person who referred the caller. */
        SetReferralCode: {
            /** @description Letters, digits and hyphens, 3 to 50. */
            referral_code: string;
        };
        /** @description Sets an alert. Without any part that narrows it, it is of every open role. */
        SetRoleAlert: {
            /** @description Two capital letters: a country that the role names. */
            country?: string | null;
            kind?: components["schemas"]["RoleKind"] | null;
            level?: components["schemas"]["RoleLevel"] | null;
            /** @description Only roles that say what they pay. */
            pay: boolean;
            /** @description Words of the title, the company, the place or the skills; at most 100 characters. */
            search: string;
            /** @description Only roles that begin on this day or earlier, or when it is agreed upon. */
            starts_by?: string | null;
            workplace?: components["schemas"]["RoleWorkplace"] | null;
        };
        /** @enum {string} */
        SettingGroup: "limits" | "retention" | "moderation";
        /** @description What a change would do. */
        SettingPreview: {
            after: components["schemas"]["SettingValue"];
            before: components["schemas"]["SettingValue"];
            /** @description How many have used up the new number in the window that runs; null likewise. */
            refuses: number | null;
            /**
             * @description How many rows more than as it is would be removed within ten minutes; null where that cannot be
             *     counted.
             */
            removes: number | null;
            /** @description The version that a change names. */
            version: number;
        };
        /** @enum {string} */
        SettingUnit: "per_minute" | "per_ten_minutes" | "per_hour" | "per_day" | "at_once" | "times" | "hours" | "days" | "words";
        /** @description The value of a setting: a number or words, whichever it has. */
        SettingValue: {
            number: number | null;
            words: string[] | null;
        };
        /** @description One version of a setting. */
        SettingVersion: {
            id: string;
            made_at: components["schemas"]["Time"];
            /** @description The person who set it; null for the operator at the command line. */
            made_by: string | null;
            reason: string;
            value: components["schemas"]["SettingValue"] | null;
            version: number;
        };
        /** @description Agreeing that the company reads an earlier result. */
        ShareEarlierResult: {
            consent: boolean;
            /** @description The edition of the text that was shown. */
            edition: string;
            report_id: string;
        };
        /** @description A link to be made. */
        ShareReport: {
            /** @description For how many days it works, 1 to 90. */
            days: number;
            /** @description How often it can be opened, 1 to 1000; null for any number. */
            max_views?: number | null;
            /** @description 6 to 64 characters that its readers must type. */
            passcode?: string | null;
            /** @description What it shows beside the score. */
            sections: components["schemas"]["ReportSection"][];
        };
        /** @description A question of a role, and what was said. */
        SharedAnswer: {
            answer: string;
            question: string;
        };
        /** @description An application that the company reads by its person's name. */
        SharedApplication: {
            answers: components["schemas"]["SharedAnswer"][];
            applied_at: components["schemas"]["Time"];
            available_from: string | null;
            education: string | null;
            email: string | null;
            headline: string | null;
            /** @description What the board opens it by. */
            id: string;
            /** @description What they say to the company. */
            note: string | null;
            resume: components["schemas"]["TalentResume"] | null;
            role_id: string;
            role_title: string;
            skills: string[];
            state: components["schemas"]["ApplicationState"];
        };
        /** @description The card of somebody who shows their name, without what a request would name. */
        SharedCard: {
            facts: components["schemas"]["TalentFacts"];
            named: components["schemas"]["NamedTalent"];
        };
        /** @description What was shared. */
        SharedEarlierResult: {
            report_id: string;
            taken_at: components["schemas"]["Time"];
        };
        /** @description An internship of theirs at the company. */
        SharedInternship: {
            ends_on: string;
            id: string;
            role_title: string;
            starts_on: string;
            state: components["schemas"]["InternshipState"];
        };
        /** @description A person who has accepted an introduction. */
        SharedIntroduction: {
            beside: components["schemas"]["TalentBeside"] | null;
            person: components["schemas"]["IntroducedPerson"];
        };
        /** @description A report as a link shows it. */
        SharedReport: {
            /** @description Until when the link counts. */
            expires_at: components["schemas"]["Time"];
            /** @description The company or candidate that shares it; null where their link does not show the name. */
            made_by: string | null;
            /** @description Sent, with the secret, to fetch what belongs to the report. */
            opening: string;
            report: components["schemas"]["Report"];
            /** @description The first letter and the domain of the address that the link was mailed to; null where it was passed on. */
            sent_to_masked: string | null;
        };
        /** @description Whether the partner sees one's name and score. */
        ShowCohortResult: {
            shows_result: boolean;
            /** @description The version that was read. */
            version: number;
        };
        /** @description How a role's applicants are to be shown. */
        ShowNames: {
            /** @description Whether by name before the shortlist. */
            named: boolean;
            /** @description Why, 1 to 2000 characters. It is kept. */
            reason: string;
        };
        /** @description A request through an opened link. */
        ShowSharedAssistant: {
            /** @description As the report came with it. */
            opening: string;
            /** @description The secret of the link, or what the link of a mail was exchanged for. */
            secret: string;
        };
        /** @description A request through an opened link. */
        ShowSharedIntegrity: {
            /** @description As the report came with it. */
            opening: string;
            /** @description The secret of the link, or what the link of a mail was exchanged for. */
            secret: string;
        };
        /** @description A grade and who vouches for it. */
        SignedGrade: {
            /** @description What was found. */
            grade: components["schemas"]["GradeDocument"];
            /** @description Over the canonical form of `grade`. */
            signature: components["schemas"]["GradeSignature"];
        };
        /** @description An application that may be of the same person. */
        SimilarApplication: {
            applied_at: components["schemas"]["Time"];
            because: components["schemas"]["SlateLikeness"][];
            /** @description The code in place of the name. */
            code: string;
            id: string;
        };
        /** @description The matches of an attempt's programs with those of others. */
        Similarity: {
            /** @description Whether the candidate agreed before the start that programs are compared: otherwise they are not. */
            agreed: boolean;
            rule: components["schemas"]["SimilarityRule"];
            tasks: components["schemas"]["SimilarityTask"][];
        };
        /** @description Two programs beside each other. */
        SimilarityBeside: {
            candidate: string;
            finding: components["schemas"]["SimilarityFinding"];
            fragments: components["schemas"]["SimilarityFragment"][];
            language: components["schemas"]["LanguageId"];
            other: components["schemas"]["SimilarityProgram"] | null;
            own: components["schemas"]["SimilarityProgram"];
            position: number;
            title: string;
        };
        /** @enum {string} */
        SimilarityCounterpart: "same_company" | "other_company" | "published";
        /** @description A match of a program. Shares are in thousandths. */
        SimilarityFinding: {
            /** @description How many matches hang together with this one; null below three. */
            cluster: number | null;
            fingerprints: number;
            found_at: components["schemas"]["Time"];
            id: string;
            /** @description The longest run of fingerprints that is in both. */
            longest: number;
            order: components["schemas"]["SimilarityOrder"] | null;
            other: components["schemas"]["SimilarityCounterpart"];
            /** @description Its candidate; null unless it is the same company's. */
            other_candidate: string | null;
            other_fingerprints: number;
            /** @description The other attempt's report; null unless it is the same company's. */
            other_report: string | null;
            other_sent_at: components["schemas"]["Time"] | null;
            /** @description `(covL + covR) / (nL + nR)` in thousandths, rounded down. */
            permille: number;
            sent_at: components["schemas"]["Time"];
            /** @description From which similarity on it was a match. */
            threshold_permille: number;
        };
        /** @description The same piece in both programs, in lines from 1. The other's lines are 0 where it is not shown. */
        SimilarityFragment: {
            from: number;
            other_from: number;
            other_to: number;
            to: number;
        };
        /** @enum {string} */
        SimilarityOrder: "own_first" | "other_first";
        /** @enum {string} */
        SimilarityOutcome: "unreadable" | "too_short" | "compared";
        /** @description One of two programs. */
        SimilarityProgram: {
            sent_at: components["schemas"]["Time"] | null;
            source: string;
        };
        /** @description The numbers of the rule by which two programs are a match. */
        SimilarityRule: {
            cluster_from: number;
            common_from: number;
            common_percent: number;
            least_fingerprints: number;
            least_permille: number;
            least_run: number;
            quantile_from: number;
            quantile_permille: number;
        };
        /** @description One task of the report. */
        SimilarityTask: {
            compared: components["schemas"]["ComparedProgram"] | null;
            position: number;
            title: string;
        };
        /** @description How much of an area of skill was shown. */
        Skill: {
            label: components["schemas"]["SkillLabel"];
            /** @description The median of the cohort; null while it is too small. */
            median_tenths: number | null;
            name: string;
            /** @description Tenths of a percent, half-even. */
            percent_tenths: number;
        };
        /** @enum {string} */
        SkillLabel: "Foundational" | "Intermediate" | "Advanced" | "Complete";
        /** @description A skill area in one report. */
        SkillPoint: {
            /** @description Tenths of a percent, as the report has it. */
            percent_tenths: number;
            report_id: string;
            submitted_at: components["schemas"]["Time"];
        };
        /** @description A skill area in several reports. */
        SkillTrend: {
            /** @description Oldest first. */
            points: components["schemas"]["SkillPoint"][];
            skill: string;
        };
        /** @description What the caller's graded reports say together. */
        SkillTrends: {
            /** @description How many reports must measure an area before its trend is shown. */
            least: number;
            /** @description How many graded reports were looked at, at most 20. */
            reports: number;
            /** @description How many areas too few of them measure. */
            short: number;
            /** @description Those that most reports measure first, at most 6. */
            trends: components["schemas"]["SkillTrend"][];
        };
        /** @description A role that has been published, and its slate. */
        Slate: {
            company: string;
            counts: components["schemas"]["SlateCounts"];
            /** @description Of the role. */
            id: string;
            published_at: components["schemas"]["Time"];
            /** @description Whether the company has been shown applicants. */
            released: boolean;
            state: components["schemas"]["RoleState"];
            title: string;
            /** @description What a release names. */
            version: number;
        };
        /** @description Somebody on a slate. */
        SlateCandidate: components["schemas"]["CandidateCard"] & {
            slate_note: components["schemas"]["SlateNote"];
        };
        /** @description One application as its company sees it, and what the admin holds of it. */
        SlateCandidateDetail: components["schemas"]["Candidate"] & {
            /** @description Other applications for the same role that may be of the same person. */
            similar: components["schemas"]["SimilarApplication"][];
            /** @description What the admin did with it before its release, oldest first. */
            slate_history: components["schemas"]["HistoryStep"][];
            slate_note: components["schemas"]["SlateNote"];
        };
        /** @description What is to be so before a slate is released. */
        SlateChecks: {
            /** @description How many of those who wait were not put there by an act of their own. */
            not_sent: number;
            /** @description Whether nothing that hires can read what candidates say of themselves for statistics. */
            self_id_apart: boolean;
        };
        /** @description How many applications are in which part of a slate. */
        SlateCounts: {
            excluded: number;
            released: number;
            waiting: number;
        };
        /** @description A slate, and what the company is not shown of it. */
        SlateDetail: components["schemas"]["Slate"] & {
            checks: components["schemas"]["SlateChecks"];
            hidden: components["schemas"]["HiddenOfSlate"];
            /** @description What was done with the role, oldest first; the first release is one of the steps. */
            history: components["schemas"]["HistoryStep"][];
        };
        /** @enum {string} */
        SlateLikeness: "resume" | "name" | "email";
        /** @enum {string} */
        SlateLook: "blind" | "named";
        /** @description What the admin holds of an application. */
        SlateNote: {
            excluded: components["schemas"]["Exclusion"] | null;
            placed: components["schemas"]["SlatePlacement"] | null;
            /** @description For the admin's own eyes. */
            text: string | null;
            /** @description What a change of it names. */
            version: number;
        };
        /** @enum {string} */
        SlatePart: "waiting" | "excluded" | "released";
        /** @description Why an application stands elsewhere than where it was sent. */
        SlatePlacement: {
            at: components["schemas"]["Time"];
            reason: string;
        };
        /** @description What a release has done. */
        SlateReleased: {
            /** @description How many the company sees now that it did not see before. */
            released: number;
            slate: components["schemas"]["SlateDetail"];
        };
        /** @description A conversation to be put off. */
        SnoozeSupport: {
            /** @description From now to in 90 days. */
            until: string;
            /** @description The version that was looked at. */
            version: number;
        };
        /**
         * @description How far the account of an address of the staff is.
         * @enum {string}
         */
        StaffAccount: "none" | "unconfirmed" | "locked" | "active";
        /** @description An invoice as staff see it. */
        StaffInvoice: components["schemas"]["InvoiceSheet"] & {
            /** @description What the company has paid too much in this currency and not used. */
            credit: number;
            /** @description Oldest first. */
            history: components["schemas"]["HistoryStep"][];
        };
        /** @description Somebody who looks after the installation. */
        StaffMember: {
            account: components["schemas"]["StaffAccount"];
            email: string;
            role: components["schemas"]["StaffRole"];
            since: components["schemas"]["Time"] | null;
        };
        /**
         * @description What an address is for.
         * @enum {string}
         */
        StaffRole: "admin" | "billing";
        /** @description An assessment that Ashby starts. */
        StartAshbyAssessment: {
            /** @description It names what is started, with the assessment: a retry has the same. */
            application: components["schemas"]["AshbyApplication"];
            /** @description Which, as `assessment.list` names it. */
            assessment_type_id: string;
            candidate: components["schemas"]["AtsCandidate"];
        };
        /** @description Agreeing to what is recorded. */
        StartBody: {
            consent: boolean;
            /** @description The edition of the text that was shown. Writing is recorded only under one that says so. */
            edition?: string | null;
        };
        /** @description A running attempt. */
        Started: {
            attempt_id: string;
        };
        /** @enum {string} */
        StatementState: "review" | "paid" | "void";
        /** @enum {string} */
        StatisticsRemark: "too_easy" | "too_hard" | "tells_little" | "unexpected";
        /** @description Which connection is paused or resumed, as it was seen. */
        StepAtsConnection: {
            version: number;
        };
        /** @description An answer to a proposal. */
        StepExtension: {
            /** @description The other side agrees or declines; the side that proposed it withdraws. */
            act: components["schemas"]["ExtensionEvent"];
            /** @description Of the proposal, as it was read. */
            version: number;
        };
        /** @description A step with an internship. */
        StepInternship: {
            act: components["schemas"]["InternshipAct"];
            /** @description Why it ends early or is cancelled, 1 to 2000 characters; the other side reads it. */
            reason?: string | null;
            /** @description Of the internship, as it was read. */
            version: number;
        };
        /** @description Which webhook is paused or resumed, as it was seen. */
        StepWebhook: {
            version: number;
        };
        /** @description Whether the company's invitations are to be stopped. */
        StopBody: {
            stopped: boolean;
        };
        /** @description Stories about the caller's company. */
        StoriesAboutUs: {
            items: components["schemas"]["StoryAboutUs"][];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description A story with all its text. No field says who wrote it. */
        Story: components["schemas"]["StoryCard"] & {
            /** @description When this text was checked. */
            checked_at: components["schemas"]["Time"];
            company_stats: components["schemas"]["StoryStats"] | null;
            days_to_decision: number | null;
            /** @description At most six. */
            related: components["schemas"]["StoryCard"][];
            reply: components["schemas"]["StoryReply"] | null;
            rounds: components["schemas"]["StoryRound"][];
            summary: string;
            tips: string | null;
            /** @description Its author, as far as anybody may know. */
            told_by: string;
        };
        /** @description A story about the caller's company. */
        StoryAboutUs: components["schemas"]["StoryCard"] & {
            reply_state: components["schemas"]["ReplyState"] | null;
        };
        /** @description An act on the story as it was read. */
        StoryAct: {
            /** @description The version that was read. */
            version: number;
        };
        /** @description An answer. */
        StoryAnswer: {
            answer: string;
            mode?: components["schemas"]["GuideMode"] | null;
            /** @description Which question. */
            step: components["schemas"]["GuideStepName"];
        };
        /** @description One event of the stream, by its name. */
        StoryAnswerEvent: {
            /** @description First: the answer is kept. */
            data: components["schemas"]["StorySaved"];
            /** @enum {string} */
            name: "saved";
        } | {
            /** @description Then, where a language model words the next question. */
            data: components["schemas"]["StoryPhrase"];
            /** @enum {string} */
            name: "phrase";
        } | {
            /** @description At the end. Without it, a reader asks for the story again. */
            data: components["schemas"]["StoryAnswered"];
            /** @enum {string} */
            name: "done";
        };
        /** @description What an answer has done. */
        StoryAnswered: {
            filled: components["schemas"]["StoryFilled"][];
            interview: components["schemas"]["OwnStory"];
            /** @description `model` where a language model has worded the next question, else `guided`. */
            mode: components["schemas"]["GuideMode"];
            next: components["schemas"]["StoryQuestion"] | null;
        };
        /** @description A story. */
        StoryBody: {
            story: components["schemas"]["Story"];
        };
        /** @description A story in a list. */
        StoryCard: {
            company: components["schemas"]["StoryCompany"];
            /** @description 1 to 5. */
            difficulty: number;
            /** @description At most 240 characters. */
            excerpt: string;
            experience: components["schemas"]["StoryExperience"];
            /** @description Where the words were found; null when none were searched. */
            highlights: components["schemas"]["TextPart"][][] | null;
            id: string;
            /** @description Two letters. */
            language: string;
            level: components["schemas"]["StoryLevel"];
            likes_count: number;
            month: number | null;
            outcome: components["schemas"]["StoryOutcome"];
            /** @description Its one address. */
            path: string;
            position: string;
            published_at: components["schemas"]["Time"];
            rounds_count: number;
            source: components["schemas"]["StorySource"];
            /** @description Whether our own records prove the interview. */
            verified: boolean;
            year: number;
        };
        /** @description A company that a story tells of. */
        StoryCompany: {
            /** @description Its account here, where it has one. */
            company_id: string | null;
            name: string;
            /** @description Its part of an address. */
            slug: string;
        };
        /** @description A company's stories in numbers. */
        StoryCompanyBody: {
            company: components["schemas"]["StoryCompany"];
            stats: components["schemas"]["StoryStats"] | null;
            stories: number;
        };
        /** @description What was said so far. */
        StoryConversation: {
            /** @description `model` where a language model may word the questions, `guided` where they are fixed. */
            mode: components["schemas"]["GuideMode"];
            next: components["schemas"]["StoryQuestion"] | null;
            turns: components["schemas"]["StoryTurn"][];
        };
        /** @description A decision on the version that was read. */
        StoryDecision: {
            reason?: components["schemas"]["StoryReason"] | null;
            version: number;
        };
        /** @enum {string} */
        StoryExperience: "positive" | "neutral" | "negative";
        StoryExperienceTally: {
            negative: number;
            neutral: number;
            positive: number;
        };
        /** @description A field that was filled in from an answer. */
        StoryFilled: {
            /** @description Its path, such as `rounds[0].kind`. */
            field: string;
            value: unknown;
        };
        /**
         * @description A story as far as it is filled in. Every field may be null while it is a draft; one that does not
         *     come counts as null.
         */
        StoryForm: {
            /** @default null */
            company_name: string | null;
            /** @default null */
            days_to_decision: number | null;
            /** @default null */
            difficulty: number | null;
            /** @default null */
            experience: components["schemas"]["StoryExperience"] | null;
            /**
             * @description Two letters; English where absent.
             * @default null
             */
            language: string | null;
            /** @default null */
            level: components["schemas"]["StoryLevel"] | null;
            /** @default null */
            month: number | null;
            /** @default false */
            no_confidential: boolean;
            /** @default null */
            outcome: components["schemas"]["StoryOutcome"] | null;
            /**
             * @description The author's own note; null for everybody else.
             * @default null
             */
            pay: string | null;
            /** @default null */
            position: string | null;
            /** @default [] */
            rounds: components["schemas"]["StoryFormRound"][];
            /** @default null */
            source: components["schemas"]["StorySource"] | null;
            /** @default null */
            summary: string | null;
            /** @default null */
            tips: string | null;
            /** @default null */
            year: number | null;
        };
        /** @description One round, as far as it is filled in. */
        StoryFormRound: {
            /**
             * @description At most 4000 characters.
             * @default null
             */
            description: string | null;
            /** @default null */
            format: components["schemas"]["RoundFormat"] | null;
            /**
             * @description `YYYY-MM`.
             * @default null
             */
            held_on: string | null;
            /** @default null */
            kind: components["schemas"]["RoundKind"] | null;
            /**
             * @description 1 to 1440.
             * @default null
             */
            minutes: number | null;
            /**
             * @description At most 10, of at most 500 characters.
             * @default []
             */
            questions: string[];
        };
        /** @enum {string} */
        StoryLevel: "intern" | "graduate" | "junior" | "mid" | "senior" | "lead" | "other";
        /** @enum {string} */
        StoryOutcome: "offer_accepted" | "offer_declined" | "no_offer" | "waiting" | "withdrew" | "not_said";
        StoryOutcomeTally: {
            no_offer: number;
            not_said: number;
            offer_accepted: number;
            offer_declined: number;
            waiting: number;
            withdrew: number;
        };
        /** @description A page of stories. */
        StoryPage: {
            items: components["schemas"]["StoryCard"][];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description A few words of the next question. */
        StoryPhrase: {
            text: string;
        };
        /** @description The story as readers would see it; what is not written yet is null. */
        StoryPreview: components["schemas"]["StoryForm"] & {
            /** @description Its author, as far as anybody may know. */
            told_by: string;
        };
        /** @enum {string} */
        StoryProof: "application" | "assessment" | "placement";
        /** @description A question. */
        StoryQuestion: {
            /** @description Short answers to choose from. */
            chips: string[];
            question: string;
            step: components["schemas"]["GuideStepName"];
        };
        /** @description How much waits in each queue. */
        StoryQueues: {
            all: number;
            edits: number;
            flagged: number;
            held: number;
            pending: number;
            replies: number;
            sample: number;
        };
        /** @description The counts of every queue. */
        StoryQueuesBody: {
            counts: components["schemas"]["StoryQueues"];
        };
        /** @description Why a story is turned down. */
        StoryReason: {
            code: components["schemas"]["ReasonCode"];
            text: string;
        };
        /** @description What a company answered. */
        StoryReply: {
            company_name: string;
            published_at: components["schemas"]["Time"];
            text: string;
        };
        /** @description A decision on the version of the answer that was read. */
        StoryReplyDecision: {
            version: number;
        };
        /** @description What a company says. */
        StoryReplyRequest: {
            text: string;
        };
        /** @description Why a story should be looked at. */
        StoryReport: {
            reason: components["schemas"]["StoryReportReason"];
            text?: string | null;
        };
        /** @enum {string} */
        StoryReportReason: "confidential" | "personal_data" | "abuse" | "false" | "spam" | "other";
        /** @description One round of an interview. */
        StoryRound: {
            description: string;
            format: components["schemas"]["RoundFormat"];
            /** @description `YYYY-MM`. */
            held_on: string | null;
            kind: components["schemas"]["RoundKind"];
            minutes: number | null;
            questions: string[];
        };
        /** @description The story with what rules have read of the answer. */
        StorySaved: {
            interview: components["schemas"]["OwnStory"];
        };
        /** @enum {string} */
        StorySort: "recent" | "helpful" | "relevance";
        /** @enum {string} */
        StorySource: "applied" | "referral" | "recruiter" | "campus" | "assay" | "other";
        /** @enum {string} */
        StoryState: "draft" | "auto_check" | "pending_review" | "held" | "changes_requested" | "rejected" | "published" | "flagged" | "removed" | "withdrawn";
        /** @description What the stories of one company say together. */
        StoryStats: {
            /** @description 1 to 5. */
            difficulty_mean: number;
            /** @description The standard error of the mean. */
            difficulty_spread: number;
            experience: components["schemas"]["StoryExperienceTally"];
            median_days_to_decision: number | null;
            median_rounds: number;
            outcomes: components["schemas"]["StoryOutcomeTally"];
            stories: number;
        };
        /** @description The numbers of the landing page. */
        StorySummary: {
            new_this_week: number;
            stories: number;
            /** @description At most 12, those with most stories first. */
            top_companies: components["schemas"]["ToldCompany"][];
        };
        /** @description A question and its answer. */
        StoryTurn: {
            answer: string;
            at: components["schemas"]["Time"];
            question: string;
            step: components["schemas"]["GuideStepName"];
        };
        /** @description Something that a moderator would look at. */
        StoryWarning: {
            code: components["schemas"]["WarningCode"];
            end: number;
            /** @description Where, such as `rounds[0].description`. */
            field: string;
            /** @description In UTF-16 units from the field's beginning. */
            start: number;
            text: string;
        };
        /** @description What the checks find now. */
        StoryWarnings: {
            warnings: components["schemas"]["StoryWarning"][];
        };
        /** @enum {string} */
        StoryWay: "manual" | "guided";
        /** @description Somebody who was invited. */
        StudentInvitation: {
            email: string;
            id: string;
            invited_at: components["schemas"]["Time"];
            name: string | null;
            reminded_at: components["schemas"]["Time"] | null;
            /** @description How many reminders there were, of three. */
            reminders: number;
            /** @description A person who hides from the partner stays invited, whether or not they have signed up. */
            standing: components["schemas"]["StudentInvitationStanding"];
        };
        /** @enum {string} */
        StudentInvitationOutcome: "invited" | "already_invited" | "already_student" | "repeated" | "stopped" | "bad_address" | "bad_name" | "over_day" | "over_all";
        /** @enum {string} */
        StudentInvitationStanding: "invited" | "joined" | "stopped" | "undeliverable";
        /** @description Somebody to be invited. */
        StudentRow: {
            /** @description Should be an address; a row that has none is answered as such. */
            email: string;
            name?: string | null;
        };
        /** @description What became of each row. */
        StudentsInvited: {
            /** @description In the order in which they were sent. */
            outcomes: components["schemas"]["StudentInvitationOutcome"][];
        };
        /** @description How many were reminded. */
        StudentsReminded: {
            /** @description Whether more are due. */
            more: boolean;
            /** @description Of these, those that have no account got a mail. */
            reminded: number;
        };
        /** @description A submission as its author sees it, finished or not. */
        Submission: {
            /** @description How many wait before it; null once it runs. */
            ahead: number | null;
            compile_message: string | null;
            created_at: components["schemas"]["Time"];
            /** @description Grows with every change; the newest state wins. */
            event_id: number;
            /** @description Which time round it is judged, from 1: only what is judged for the first time holds up the next. */
            generation: number;
            groups: components["schemas"]["GroupResult"][];
            id: string;
            judged_at: components["schemas"]["Time"] | null;
            kind: components["schemas"]["SubmissionKind"];
            language: components["schemas"]["LanguageId"];
            own_input: components["schemas"]["OwnInput"] | null;
            phase: components["schemas"]["SubmissionPhase"];
            /** @description 0 to 100; of a submit only. */
            points: number | null;
            source: string;
            state: components["schemas"]["SubmissionState"];
            /** @description The task of an attempt; null in practice. */
            task_id: string | null;
            tests: components["schemas"]["TestRow"][];
            tests_total: number;
            verdict: components["schemas"]["Verdict"] | null;
            /** @description How long it will wait, about, in seconds; null once it runs, and while no worker lives. */
            wait_seconds: number | null;
        };
        /** @enum {string} */
        SubmissionKind: "run" | "submit";
        /** @enum {string} */
        SubmissionPhase: "queued" | "compiling" | "running" | "done";
        /** @enum {string} */
        SubmissionState: "queued" | "running" | "judged" | "judge_error" | "superseded";
        /** @description A submission in a list. */
        SubmissionSummary: {
            created_at: components["schemas"]["Time"];
            id: string;
            kind: components["schemas"]["SubmissionKind"];
            language: components["schemas"]["LanguageId"];
            /** @description Whether it was a run on the candidate's own input, which passes no test. */
            own_input: boolean;
            points: number | null;
            /** @description Whether it is the tests of an earlier task, run again with a submit for a later one. */
            regression: boolean;
            state: components["schemas"]["SubmissionState"];
            verdict: components["schemas"]["Verdict"] | null;
        };
        /** @description A program to be judged. */
        SubmitBody: {
            language: components["schemas"]["LanguageId"];
            /** @description Of an attempt: what the tab was given that writes; none while no tab has asked. Practice has none. */
            lease?: string | null;
            source: string;
        };
        /** @description What an owner submits. */
        SubmitItem: {
            /** @description Yes or no, where the item asks, and only there. */
            answer?: boolean | null;
            /** @description At most 500 characters. */
            text?: string | null;
            /** @description Of the item, as it was read. */
            version: number;
        };
        /** @description A company to be subscribed. */
        Subscribe: {
            /** @description What the plan is known by. */
            plan: string;
        };
        /** @description A subscription that goes on. */
        Subscription: {
            currency: components["schemas"]["InvoiceCurrency"];
            /** @description Whether it ends with the period. */
            ends_with_period: boolean;
            every: components["schemas"]["PlanPeriod"];
            /** @description The plan from the next period on, where it is another. */
            next_plan: string | null;
            /** @description The first day of the running period. */
            period_from: string;
            /** @description The last one. */
            period_to: string;
            /** @description What the plan is known by. */
            plan: string;
            plan_name: string;
            /** @description For a period, before tax, in whole minor units. */
            price: number;
            since: string;
            /** @description What every act on it names. */
            version: number;
        };
        /** @description The supervisor of an intern. */
        Supervisor: {
            name: string;
            user_id: string;
        };
        /** @description What a person needs to write to support. */
        Support: {
            /** @description Within how many hours support means to answer; null where the operator names none. */
            answers_within_hours: number | null;
            conversation: components["schemas"]["SupportConversation"] | null;
            hours: components["schemas"]["SupportHours"] | null;
        };
        /** @description A conversation as its person sees it. */
        SupportConversation: {
            /** @description The newest message that has arrived at support. */
            admin_delivered: number;
            /** @description The newest message that support has read. */
            admin_read: number;
            /** @description Grows with every change. */
            event_id: number;
            id: string;
            /** @description True if support has blocked the contact. */
            is_blocked: boolean;
            /** @description The number of support's newest message; 0 before the first. */
            last_answer: number;
            /** @description The number of the newest message. */
            last_number: number;
            /** @description 1 to 5; null until the person has rated it. */
            rating: number | null;
            resolved_at: components["schemas"]["Time"] | null;
            state: components["schemas"]["SupportState"];
            /** @description The newest message that the person has read. */
            user_read: number;
        };
        /** @description How many conversations are in each state. */
        SupportCounts: {
            open: number;
            pending: number;
            resolved: number;
            snoozed: number;
        };
        /** @description A file of a message. */
        SupportFile: {
            bytes: number;
            id: string;
            kind: components["schemas"]["SupportFileKind"];
            name: string;
        };
        /** @enum {string} */
        SupportFileKind: "png" | "jpg" | "pdf" | "txt";
        /** @description When support is there. */
        SupportHours: {
            opens_at: components["schemas"]["Time"] | null;
            /** @description Such as `Mon-Fri 09:00-17:00 Europe/Lisbon`. */
            text: string;
        };
        /** @description A line of the inbox. */
        SupportInboxLine: components["schemas"]["AdminSupportConversation"] & {
            email: string;
            /** @description The beginning of the newest message. */
            excerpt: string;
            name: string;
        };
        /** @description All that a mail says, as text. */
        SupportMail: {
            /** @description True if the mail exceeds the 100,000 characters that are stored. */
            is_cut: boolean;
            /** @description In the order of the mail. */
            pieces: components["schemas"]["SupportMailPiece"][];
        };
        /** @description A piece of a mail. */
        SupportMailPiece: {
            /** @description True for quoted text and signatures, which the chat folds. */
            is_folded: boolean;
            text: string;
        };
        /** @description A message. */
        SupportMessage: {
            /** @description Whether the person sent it by mail. */
            by_mail: boolean;
            created_at: components["schemas"]["Time"];
            files: components["schemas"]["SupportFile"][];
            /** @description Whether that mail says more than the text: what it quotes, and signatures. */
            has_quoted_text: boolean;
            /** @description Counts within the conversation, without gaps. */
            number: number;
            /** @description The names of files that came with that mail and were not taken. */
            refused_files: string[];
            side: components["schemas"]["SupportSide"];
            text: string;
        };
        /** @description Messages in the order of their numbers. */
        SupportMessages: {
            items: components["schemas"]["SupportMessage"][];
            /** @description Whether there are more of those that were asked for. */
            more: boolean;
        };
        /** @description A note of support, which the person never sees. */
        SupportNote: {
            /** @description The number of the message that it follows; 0 before the first. */
            after: number;
            created_at: components["schemas"]["Time"];
            id: string;
            text: string;
        };
        /** @description The person who asks. */
        SupportPerson: {
            company: components["schemas"]["SupportPersonCompany"] | null;
            email: string;
            email_verified: boolean;
            id: string;
            kind: components["schemas"]["AccountKind"];
            name: string;
        };
        /** @description The company of who asks, with its flags. */
        SupportPersonCompany: {
            assessment_access: boolean;
            id: string;
            marketing_completed: boolean;
            name: string;
            payment: boolean;
            profile_completed: boolean;
            super_star_access: boolean;
        };
        /** @enum {string} */
        SupportPriority: "low" | "medium" | "high" | "urgent";
        /** @enum {string} */
        SupportSide: "user" | "admin";
        /** @enum {string} */
        SupportState: "open" | "pending" | "snoozed" | "resolved";
        /** @description How long something took, in seconds. */
        SupportWaits: {
            /** @description How many conversations it happened to. */
            count: number;
            /** @description Half of them waited at most so long; null where there is none. */
            median_s: number | null;
            /** @description Nine in ten of them waited at most so long; null where there is none. */
            p90_s: number | null;
        };
        /** @description The conversations that began in a week. */
        SupportWeek: {
            /** @description Until the first answer. */
            answer: components["schemas"]["SupportWaits"];
            began: number;
            /** @description Its Monday, by UTC. */
            monday: string;
            /** @description Until it was resolved. */
            resolution: components["schemas"]["SupportWaits"];
        };
        /** @enum {string} */
        TalentAuthorisation: "uk" | "eu" | "united_states" | "canada" | "latin_america" | "india" | "singapore" | "japan" | "australia" | "south_africa";
        /** @enum {string} */
        TalentAvailability: "now" | "within_three_months" | "later";
        /** @description The parts that a candidate shows beside the card, with their name. */
        TalentBeside: {
            /** @description Their page on GitHub. */
            github: string | null;
            headline: string;
            /** @description The last graded first. */
            results: components["schemas"]["TalentResult"][];
            resume: components["schemas"]["TalentResume"] | null;
        };
        /** @description A card of the talent pool. */
        TalentCard: {
            facts: components["schemas"]["TalentFacts"];
            /**
             * @description What a request for an introduction names, today and tomorrow. It says nothing to any other
             *     company, and changes with the pool.
             */
            handle: string;
            /** @description Four letters, such as `K7F2`. */
            label: string;
            named: components["schemas"]["NamedTalent"] | null;
        };
        /** @description A page of cards. */
        TalentCards: {
            items: components["schemas"]["TalentCard"][];
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description How many people have a skill. */
        TalentCount: {
            /** @description Rounded down to tens, and never below ten. */
            people: number;
            skill: components["schemas"]["TalentSkill"];
        };
        /** @enum {string} */
        TalentEmployment: "internship" | "full_time" | "part_time";
        /** @description What is shown of a candidate. What fewer than five people share is left out. */
        TalentFacts: {
            /** @description Where they say that they may work without a sponsor. */
            authorised: components["schemas"]["TalentAuthorisation"][];
            availability: components["schemas"]["TalentAvailability"] | null;
            employment: components["schemas"]["TalentEmployment"][];
            places: components["schemas"]["TalentPlace"][];
            score: components["schemas"]["TalentScore"] | null;
            skills: components["schemas"]["TalentSkill"][];
        };
        /** @description The least pay that a candidate expects. */
        TalentPay: {
            /** @description In whole units of the currency. */
            amount: number;
            /** @description Three capital letters. */
            currency: string;
            period: components["schemas"]["TalentPayPeriod"];
        };
        /** @enum {string} */
        TalentPayPeriod: "hour" | "month" | "year";
        /** @enum {string} */
        TalentPlace: "remote" | "uk_and_ireland" | "western_europe" | "northern_europe" | "southern_europe" | "eastern_europe" | "north_america" | "latin_america" | "middle_east_and_africa" | "south_asia" | "east_asia_and_pacific";
        /** @description The pool, as everybody may know it. */
        TalentPool: {
            /** @description The most frequent first; a skill of fewer than ten people is left out. */
            skills: components["schemas"]["TalentCount"][];
        };
        /** @description The caller's place in the pool. */
        TalentProfile: {
            authorised: components["schemas"]["TalentAuthorisation"][];
            availability: components["schemas"]["TalentAvailability"];
            blocked: components["schemas"]["BlockableCompany"][];
            consented_at: components["schemas"]["Time"];
            curated: boolean;
            employment: components["schemas"]["TalentEmployment"][];
            github: string | null;
            headline: string;
            pay: components["schemas"]["TalentPay"] | null;
            places: components["schemas"]["TalentPlace"][];
            /** @description Attempts whose results are shown by the caller's name. */
            results: string[];
            resume: components["schemas"]["TalentResume"] | null;
            shows_results: boolean;
            skills: components["schemas"]["TalentSkill"][];
            /** @description To be sent back when changing it. */
            version: number;
            visibility: components["schemas"]["TalentVisibility"];
        };
        /** @description The caller's place in the pool, if they have joined. */
        TalentProfileBody: {
            profile: components["schemas"]["TalentProfile"] | null;
        };
        /** @description A card of the talent pool that the company keeps for a role. */
        TalentProspect: {
            added_at: components["schemas"]["Time"];
            facts: components["schemas"]["TalentFacts"];
            /** @description What an act names. It says nothing of the card's handle, nor to any other company. */
            id: string;
            /** @description Four letters that the card was called by when it was added, such as `K7F2`. */
            label: string;
            named: components["schemas"]["NamedTalent"] | null;
            /** @description What the company has noted. */
            note: string | null;
        };
        /** @description A page of prospects. */
        TalentProspects: {
            /** @description How many there are on all pages. */
            count: number;
            items: components["schemas"]["TalentProspect"][];
            /** @description How many a role has at most. */
            most: number;
            /** @description Where the next page starts; null on the last. */
            next_cursor: string | null;
        };
        /** @description A graded result that somebody in the talent pool shows. */
        TalentResult: {
            assessment_title: string;
            /** @description 0 to 1000. */
            fineness: number;
            graded_at: components["schemas"]["Time"];
            is_verified: boolean;
        };
        /** @description A file in the talent pool. */
        TalentResume: {
            bytes: number;
            /** @description What a download names. */
            id: string;
            name: string;
        };
        /** @enum {string} */
        TalentScore: "any" | "from_500" | "from_800";
        /** @description A saved search. */
        TalentSearch: {
            authorised: components["schemas"]["TalentAuthorisation"] | null;
            availability: components["schemas"]["TalentAvailability"] | null;
            employment: components["schemas"]["TalentEmployment"] | null;
            id: string;
            name: string;
            place: components["schemas"]["TalentPlace"] | null;
            score: components["schemas"]["TalentScore"] | null;
            skills: components["schemas"]["TalentSkill"][];
            text: string | null;
        };
        /** @enum {string} */
        TalentSkill: "accessibility" | "algorithms" | "android" | "aws" | "azure" | "c" | "cpp" | "csharp" | "css" | "data_analysis" | "data_engineering" | "docker" | "elixir" | "embedded" | "go" | "google_cloud" | "graphql" | "haskell" | "ios" | "java" | "javascript" | "kotlin" | "kubernetes" | "linux" | "machine_learning" | "networking" | "nodejs" | "php" | "postgresql" | "product_design" | "python" | "pytorch" | "r" | "react" | "ruby" | "rust" | "scala" | "security" | "sql" | "statistics" | "swift" | "terraform" | "testing" | "typescript" | "vue";
        /** @enum {string} */
        TalentVisibility: "hidden" | "anonymous" | "named";
        Task: {
            id: string;
            position: number;
            problem: components["schemas"]["TaskProblem"];
            /** @description One of the problem and these is drawn for each attempt. */
            variants: components["schemas"]["TaskVariant"][];
            weight: number;
        };
        TaskProblem: {
            difficulty: components["schemas"]["Difficulty"];
            id: string;
            slug: string;
            title: string;
        };
        /** @description What is known of a task. */
        TaskStatistics: {
            /** @description None where its problem is drawn. */
            groups: components["schemas"]["GroupStatistics"][];
            item: components["schemas"]["ItemStatistics"];
            position: number;
            /** @description The problem of the task and its variants, in order; none where it has no variants. */
            variants: components["schemas"]["VariantStatistics"][];
        };
        /** @description A problem that stands in for the problem of a task, and is like it. */
        TaskVariant: {
            id: string;
            slug: string;
            title: string;
        };
        /** @description The team of a company; at most 100 people. */
        Team: {
            /** @description The newest first. */
            invitations: components["schemas"]["TeamInvitation"][];
            /** @description Owners first, then by when they joined. */
            members: components["schemas"]["TeamMember"][];
        };
        /** @description An invitation that nobody has accepted yet. */
        TeamInvitation: {
            /** @description Whether it can be mailed again. */
            can_be_resent: boolean;
            email: string;
            expires_at: components["schemas"]["Time"];
            id: string;
            /** @description Whether its link counts no more. */
            over: boolean;
            role: components["schemas"]["CompanyRole"];
            sent_at: components["schemas"]["Time"];
        };
        /** @description Somebody who belongs to the company. */
        TeamMember: {
            email: string;
            id: string;
            joined_at: components["schemas"]["Time"];
            name: string;
            role: components["schemas"]["CompanyRole"];
        };
        /** @description What the editor starts with. */
        Template: {
            language: components["schemas"]["LanguageId"];
            source: string;
        };
        /** @description A test of mail. */
        TestMail: {
            /** @description How often sending it failed. */
            attempts: number;
            /** @description Why the last try failed, in the words of the mail server; null where none did. */
            error: string | null;
            id: string;
            queued_at: components["schemas"]["Time"];
            sent_at: components["schemas"]["Time"] | null;
            state: components["schemas"]["MailState"];
            to: string;
        };
        /** @description The result of one test. Of a hidden test, input, output and exact figures are in no answer. */
        TestRow: {
            /** @description How many fifths of the limit on CPU time it used, the last one begun: 0 to 5, and 0 where it did not run. */
            cpu_fifths: number;
            /** @description CPU time in milliseconds; null of a hidden test. */
            cpu_ms: number | null;
            group: string;
            /** @description The same of the limit on memory. */
            memory_fifths: number;
            /** @description Null of a hidden test. */
            memory_kib: number | null;
            name: string | null;
            number: number;
            output: string | null;
            /** @description Why, in words; of a hidden test only why it was not run. */
            reason: string | null;
            /** @description What an accepted test of a scored group is worth, in thousandths of a test; of a hidden test in steps of 200. */
            share_permille: number | null;
            stderr: string | null;
            tag: components["schemas"]["TestTag"];
            verdict: components["schemas"]["Verdict"];
        };
        /** @enum {string} */
        TestTag: "sample" | "core" | "edge" | "perf";
        /** @description A part of a text that was searched. */
        TextPart: {
            /** @description Whether it is what was searched for. */
            hit: boolean;
            text: string;
        };
        /** @enum {string} */
        Theme: "by_page" | "light" | "dark" | "system";
        /** @description An instant, RFC 3339 in UTC. */
        Time: string;
        /** @description A company and how many stories tell of it. */
        ToldCompany: {
            company_id: string | null;
            name: string;
            slug: string;
            stories: number;
        };
        /** @description A company to be handed on. */
        TransferCompany: {
            /** @description The owner who hands it on, and recruits for it from then on. */
            from: string;
            /** @description 1 to 2000 characters. */
            reason: string;
            /** @description The member who becomes an owner. */
            to: string;
        };
        /** @description How soon a conversation is looked at, and its labels. */
        TriageSupport: {
            /** @description At most ten of 1 to 30 characters, each once. */
            labels: string[];
            priority: components["schemas"]["SupportPriority"];
            /** @description The version that was looked at. */
            version: number;
        };
        /** @description Where a trial begins. */
        Trial: {
            code: string;
        };
        /** @description A drawing for one test input. */
        TryPuzzle: {
            /** @description How it was drawn, at most 1000 steps. */
            events: components["schemas"]["GridEvent"][];
            /** @description Rows of symbols from 0 to 9, at most 30 × 30. */
            grid: number[][];
            /** @description Which test input, from 0. */
            input: number;
        };
        /** @description The version of what is held of an application that was put somewhere. */
        UnplaceApplication: {
            version: number;
        };
        /** @description The name somebody wants. */
        UpdateUsername: {
            username: string;
        };
        /** @description A file to be attached to a message. */
        UploadSupportFile: {
            /** @description A PNG, JPEG, PDF or text file of at most 5 MB, in base64. */
            content: string;
            /** @description What it is called; its content decides how the name ends. */
            name: string;
        };
        User: {
            /** @description Whether the person still has to agree to the current terms of use or privacy policy. */
            agreements_due: boolean;
            company: components["schemas"]["Company"] | null;
            display_name: string;
            /** @description As its person reads it: a domain in its own letters. */
            email: string;
            email_verified: boolean;
            flags: components["schemas"]["Flags"];
            id: string;
            is_admin: boolean;
            /** @description Whether this person may write problems for the bank. */
            is_author: boolean;
            is_billing_staff: boolean;
            is_company: boolean;
            is_partner: boolean;
            profile_completed: boolean;
            theme: components["schemas"]["Theme"];
            username: string | null;
        };
        /** @description The signed-in account. */
        UserBody: {
            user: components["schemas"]["User"];
        };
        /** @description Whether a username can be had. */
        UsernameAvailability: {
            available: boolean;
            /** @description Why not, in a sentence. */
            reason: string | null;
            /** @description At most three names like it that can be had. */
            suggestions: string[];
        };
        /** @description What is known of a problem that some of the people were given. */
        VariantStatistics: {
            /** @description The standard error of that share, in thousandths; null as the share is. */
            error_thousandths: number | null;
            /** @description The mean share of its points that they got, in thousandths; null while it is not estimated. */
            facility_thousandths: number | null;
            /** @description How many people had it. */
            people: number;
            problem_id: string;
        };
        /** @enum {string} */
        Verdict: "AC" | "WA" | "TLE" | "MLE" | "OLE" | "RTE" | "CE" | "judge_error" | "skipped";
        /** @description The code that came by mail. */
        VerifyOtp: {
            /** @description Six digits. */
            code: string;
            purpose: components["schemas"]["CodePurpose"];
        };
        /** @description A version of a problem for the judge. */
        VerifyProblem: {
            /** @description Whether it is published once everything has passed: a company's own only. */
            publish?: boolean;
            /** @description The version that was read. */
            version: number;
        };
        /** @description A permission that has begun. */
        ViewAs: {
            area: components["schemas"]["ViewAsArea"];
            ends_at: components["schemas"]["Time"];
            id: string;
            /** @description The company or the partner's organisation. */
            name: string;
            /** @description As whom; may be empty. */
            person: string;
        };
        /** @enum {string} */
        ViewAsArea: "company" | "partner";
        /** @description The same with what opens it. */
        ViewAsBegun: components["schemas"]["ViewAs"] & {
            /** @description The value of the header `Assay-View-As`; null in a repeated answer. */
            secret: string | null;
        };
        /** @description Why an attempt does not count. */
        VoidAttempt: {
            /** @description What went wrong. The candidate and the company read it. */
            reason: string;
        };
        /** @description What waits of one kind. */
        Waiting: {
            /** @description How much of it there is: at least one. */
            count: number;
            kind: components["schemas"]["WaitingKind"];
            /** @description Since when the first of it waits. */
            since: components["schemas"]["Time"];
        };
        /** @enum {string} */
        WaitingKind: "support" | "inquiry" | "stale_inquiry" | "company_details" | "role" | "applicant" | "submitted_item" | "own_item" | "ready_internship" | "appeal" | "integrity_case" | "story" | "held_story" | "flagged_story" | "edited_story" | "story_reply" | "partner_application" | "problem" | "invitation_report";
        /** @description Something that waits for a decision. */
        WaitingStory: {
            age_days: number;
            company_name: string;
            id: string;
            kind: components["schemas"]["ModerationKind"];
            overdue: boolean;
            position: string;
            reports_count: number;
            state: components["schemas"]["StoryState"];
            submitted_at: components["schemas"]["Time"];
            /** @description What a decision on it names. */
            version: number;
            warnings_count: number;
            year: number | null;
        };
        /** @description The version that was looked at. */
        WaiveRequirements: {
            version: number;
        };
        /** @enum {string} */
        WarningCode: "email" | "phone" | "handle" | "name_and_role" | "link" | "profanity" | "duplicate_text" | "short";
        /** @description A webhook, without what signs its events. */
        Webhook: {
            created_at: components["schemas"]["Time"];
            events: components["schemas"]["WebhookEvent"][];
            failing_since: components["schemas"]["Time"] | null;
            id: string;
            old_secret_until: components["schemas"]["Time"] | null;
            /** @description Why it is disabled. */
            reason: string | null;
            state: components["schemas"]["WebhookState"];
            url: string;
            version: number;
        };
        /** @description An event on its way, or on its way no more. */
        WebhookDelivery: {
            created_at: components["schemas"]["Time"];
            error: components["schemas"]["WebhookTrouble"] | null;
            /** @description The `webhook-id` that the receiver sees. */
            event_id: string;
            id: string;
            /** @description The type of the event. */
            kind: string;
            next_try_at: components["schemas"]["Time"] | null;
            /** @description Which delivery it repeats. */
            replay_of: string | null;
            /** @description Whether it can be sent again. */
            replayable: boolean;
            /** @description The beginning of the last answer. */
            response: string | null;
            state: components["schemas"]["DeliveryState"];
            /** @description What the last try was answered. */
            status: number | null;
            tried_at: components["schemas"]["Time"] | null;
            tries: number;
        };
        /** @enum {string} */
        WebhookEvent: "application.created" | "application.released" | "application.moved" | "application.declined" | "application.withdrawn" | "role.published" | "role.closed" | "role.paused" | "offer.sent" | "offer.accepted" | "offer.declined" | "offer.expired" | "internship.started" | "internship.ended" | "internship.converted" | "assessment.invited" | "assessment.started" | "assessment.finished" | "assessment.graded" | "assessment.voided" | "invoice.issued" | "invoice.paid" | "invoice.voided" | "invoice.credited";
        /** @enum {string} */
        WebhookState: "active" | "failing" | "paused" | "disabled";
        /** @enum {string} */
        WebhookTrouble: "address_refused" | "name_unknown" | "connection_failed" | "timed_out";
        /** @description Says no, or stops a company. */
        WithReason: {
            reason: string;
            /** @description The version that was looked at. */
            version: number;
        };
        /** @description The version that was looked at. */
        WithdrawApplication: {
            version: number;
        };
        /** @description A request to be taken back. */
        WithdrawExtraTime: {
            /** @description Of the request, as it was read. */
            version: number;
        };
        /** @description Takes an offer back. */
        WithdrawOffer: {
            /** @description What the candidate reads, 1 to 2000 characters. */
            reason: string;
            /** @description Of the offer, as it was read. */
            version: number;
        };
        /** @description Takes an application back. */
        WithdrawPartnerApplication: {
            /** @description The version that was looked at. */
            version: number;
        };
        /** @description A published version to be taken out of use. */
        WithholdProblem: {
            act: components["schemas"]["ProblemWithholding"];
            /** @description The version that was read. */
            version: number;
        };
        /** @description The wording of an invitation. */
        WordingBody: {
            /** @description As the assessment says if missing. */
            accommodation_percent?: number | null;
            /** @description As many days as the assessment says if missing. */
            closes_at?: string | null;
            /** @description With the variables {name}, {company}, {assessment} and {deadline}. */
            message?: string | null;
            /** @description How the person is called who reads it. */
            name?: string | null;
            /** @description At once if missing. */
            opens_at?: string | null;
        };
        /** @description What a side says of a week. */
        WriteCheckIn: {
            /** @description How much the intern learns, 1 to 5. */
            learning: number;
            /** @description How the intern is supported, 1 to 5. */
            support: number;
            /** @description At most 2000 characters. */
            text?: string | null;
            /** @description Counted from 1. */
            week: number;
            /** @description How the work goes, 1 to 5. */
            work: number;
        };
        /** @description What a candidate says: an answer or an appeal. */
        WriteIntegrityText: {
            text: string;
            /** @description Of the case, as it was read. */
            version: number;
        };
        /** @description Writes to the other side. */
        WriteIntroductionMessage: {
            /** @description 1 to 4000 characters. */
            text: string;
        };
        /** @description A note to be written. */
        WriteNote: {
            /** @description At most ten members of the team, who are notified. */
            mentions?: string[];
            /** @description 1 to 4000 characters. */
            text: string;
        };
        /** @description A note to be written. */
        WriteSupportNote: {
            /** @description 1 to 4000 characters. */
            text: string;
        };
    };
}
