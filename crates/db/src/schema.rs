//! The tables as Diesel sees them, in the order of the columns in the database.
//!
//! Kept by hand next to `migrations/`; a test compares it with `information_schema`.
#![expect(missing_docs, reason = "the migrations say what each column is for")]

diesel::table! {
    accommodation_requests (id) {
        id -> Uuid,
        invitation_id -> Uuid,
        state -> Text,
        version -> Integer,
        percent -> Integer,
        text -> Nullable<Text>,
        base_percent -> Integer,
        granted_percent -> Nullable<Integer>,
        reason -> Nullable<Text>,
        decided_by -> Nullable<Uuid>,
        asked_at -> Timestamptz,
        decided_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    agreements (user_id, document, edition) {
        user_id -> Uuid,
        document -> Text,
        edition -> Text,
        agreed_at -> Timestamptz,
    }
}

diesel::table! {
    activation_links (id) {
        id -> Uuid,
        inquiry_id -> Uuid,
        token_sha256 -> Bytea,
        email -> Text,
        created_at -> Timestamptz,
        expires_at -> Timestamptz,
        used_at -> Nullable<Timestamptz>,
        revoked_at -> Nullable<Timestamptz>,
        claimed_until -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    address_changes (id) {
        id -> Uuid,
        user_id -> Uuid,
        old_email -> Text,
        new_email -> Text,
        state -> Text,
        confirmed_at -> Timestamptz,
        ended_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    api_keys (id) {
        id -> Uuid,
        company_id -> Uuid,
        name -> Text,
        prefix -> Text,
        secret_sha256 -> Bytea,
        scopes -> Array<Text>,
        created_by -> Nullable<Uuid>,
        created_at -> Timestamptz,
        expires_at -> Timestamptz,
        last_used_on -> Nullable<Date>,
        revoked_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    application_drafts (role_id, candidate_id) {
        role_id -> Uuid,
        candidate_id -> Uuid,
        answers -> Jsonb,
        note -> Text,
        resume_id -> Nullable<Uuid>,
        version -> Integer,
        changed_at -> Timestamptz,
    }
}

diesel::table! {
    application_invitations (invitation_id) {
        invitation_id -> Uuid,
        application_id -> Uuid,
        made_at -> Timestamptz,
    }
}

diesel::table! {
    application_notes (id) {
        id -> Uuid,
        application_id -> Uuid,
        author_id -> Uuid,
        version -> Integer,
        text -> Text,
        mentions -> Array<Uuid>,
        created_at -> Timestamptz,
        edited_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    applications (id) {
        id -> Uuid,
        role_id -> Uuid,
        candidate_id -> Nullable<Uuid>,
        state -> Text,
        version -> Integer,
        profile -> Jsonb,
        answers -> Jsonb,
        note -> Nullable<Text>,
        resume_id -> Nullable<Uuid>,
        waived_by -> Nullable<Uuid>,
        waived_at -> Nullable<Timestamptz>,
        decline_code -> Nullable<Text>,
        decline_text -> Nullable<Text>,
        declined_by -> Nullable<Uuid>,
        declined_from -> Nullable<Text>,
        applied_at -> Timestamptz,
        released_at -> Nullable<Timestamptz>,
        moved_at -> Timestamptz,
        news_by -> Nullable<Timestamptz>,
        code -> Text,
        shortlisted_at -> Nullable<Timestamptz>,
        answered_at -> Nullable<Timestamptz>,
        unheard_from -> Nullable<Text>,
        tell_at -> Nullable<Timestamptz>,
        stands_at -> Timestamptz,
    }
}

diesel::table! {
    assessment_statistics (assessment_id) {
        assessment_id -> Uuid,
        people -> BigInt,
        alpha_thousandths -> Nullable<Integer>,
        standard_error -> Nullable<Integer>,
        tasks -> Jsonb,
        counted_at -> Timestamptz,
    }
}

diesel::table! {
    assessment_tasks (id) {
        id -> Uuid,
        assessment_id -> Uuid,
        position -> Integer,
        problem_version_id -> Uuid,
        weight -> Integer,
    }
}

diesel::table! {
    assessment_variants (task_id, number) {
        task_id -> Uuid,
        number -> Integer,
        problem_version_id -> Uuid,
    }
}

diesel::table! {
    assessments (id) {
        id -> Uuid,
        company_id -> Nullable<Uuid>,
        title -> Text,
        duration_minutes -> Integer,
        languages -> Array<Text>,
        created_by -> Uuid,
        created_at -> Timestamptz,
        first_id -> Nullable<Uuid>,
        number -> Integer,
        superseded_at -> Nullable<Timestamptz>,
        window_days -> Integer,
        retake_attempts -> Integer,
        retake_days -> Integer,
        accommodation_percent -> Integer,
        archived_at -> Nullable<Timestamptz>,
        tried_at -> Nullable<Timestamptz>,
        revision -> Integer,
        trial_of -> Nullable<Uuid>,
        trial_revision -> Nullable<Integer>,
        records_typing -> Bool,
        ai_policy -> Text,
        partner_id -> Nullable<Uuid>,
        any_address -> Bool,
    }
}

diesel::table! {
    assistant_questions (id) {
        id -> Uuid,
        attempt_id -> Uuid,
        task_id -> Uuid,
        number -> Integer,
        question -> Text,
        language -> Nullable<Text>,
        code -> Nullable<Text>,
        asked_at -> Timestamptz,
        state -> Text,
        began_at -> Nullable<Timestamptz>,
        ended_at -> Nullable<Timestamptz>,
        answer -> Text,
        failure -> Nullable<Text>,
        model -> Nullable<Text>,
    }
}

diesel::table! {
    ats_connections (id) {
        id -> Uuid,
        company_id -> Uuid,
        system -> Text,
        state -> Text,
        version -> Integer,
        key_prefix -> Text,
        key_sha256 -> Bytea,
        remote_key -> Text,
        created_by -> Nullable<Uuid>,
        created_at -> Timestamptz,
        changed_at -> Timestamptz,
        called_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    ats_exchanges (id) {
        id -> Uuid,
        connection_id -> Uuid,
        start_id -> Nullable<Uuid>,
        operation -> Text,
        state -> Text,
        tries -> Integer,
        next_try_at -> Nullable<Timestamptz>,
        status -> Nullable<Integer>,
        error -> Nullable<Text>,
        detail -> Nullable<Text>,
        created_at -> Timestamptz,
        tried_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    ats_starts (id) {
        id -> Uuid,
        connection_id -> Uuid,
        invitation_id -> Uuid,
        reference -> Text,
        callback_url -> Nullable<Text>,
        reported -> Nullable<Text>,
        reported_ms -> BigInt,
        created_at -> Timestamptz,
        closed_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    attempt_addresses (attempt_id, number) {
        attempt_id -> Uuid,
        number -> Integer,
        hash -> Bytea,
        country -> Nullable<Text>,
        at_once -> Bool,
        seen_at -> Timestamptz,
    }
}

diesel::table! {
    attempt_leases (attempt_id) {
        attempt_id -> Uuid,
        token -> Uuid,
        number -> BigInt,
        renewed_at -> Timestamptz,
        overlap_count -> Integer,
        address_key -> Nullable<Bytea>,
    }
}

// A view: which problem each attempt has for each of its tasks.
diesel::table! {
    attempt_tasks (attempt_id, task_id) {
        attempt_id -> Uuid,
        task_id -> Uuid,
        assessment_id -> Uuid,
        position -> Integer,
        weight -> Integer,
        problem_version_id -> Uuid,
    }
}

diesel::table! {
    attempt_variants (attempt_id, task_id) {
        attempt_id -> Uuid,
        task_id -> Uuid,
        problem_version_id -> Uuid,
    }
}

diesel::table! {
    attempts (id) {
        id -> Uuid,
        invitation_id -> Uuid,
        assessment_id -> Uuid,
        user_id -> Uuid,
        state -> Text,
        consent_at -> Timestamptz,
        consent_text_version -> Text,
        started_at -> Timestamptz,
        ends_at -> Timestamptz,
        extra_seconds -> Integer,
        submitted_at -> Nullable<Timestamptz>,
        submitted_by -> Nullable<Text>,
        graded_at -> Nullable<Timestamptz>,
        receipt_id -> Nullable<Text>,
        version -> Integer,
        rejudged -> Bool,
        not_verified_at -> Nullable<Timestamptz>,
        assistant -> Text,
        verification -> Text,
        voided_at -> Nullable<Timestamptz>,
        void_reason -> Nullable<Text>,
    }
}

diesel::table! {
    audit_log (id) {
        id -> BigInt,
        at -> Timestamptz,
        actor_id -> Nullable<Uuid>,
        actor_kind -> Text,
        action -> Text,
        object_kind -> Text,
        object_id -> Nullable<Uuid>,
        from_state -> Nullable<Text>,
        to_state -> Nullable<Text>,
        reason -> Nullable<Text>,
    }
}

diesel::table! {
    billing_counters (series, year) {
        series -> Text,
        year -> Integer,
        last -> Integer,
        used -> Nullable<Integer>,
    }
}

diesel::table! {
    board_changes (role_id) {
        role_id -> Uuid,
        number -> BigInt,
    }
}

diesel::table! {
    calendar_feeds (user_id) {
        user_id -> Uuid,
        secret_sha256 -> Bytea,
        created_at -> Timestamptz,
        read_on -> Nullable<Date>,
    }
}

diesel::table! {
    checklist_templates (id) {
        id -> Uuid,
        company_id -> Nullable<Uuid>,
        version -> Integer,
        items -> Jsonb,
        saved_at -> Timestamptz,
    }
}

diesel::table! {
    checkouts (id) {
        id -> Uuid,
        invoice_id -> Uuid,
        session -> Text,
        url -> Nullable<Text>,
        amount -> BigInt,
        expires_at -> Nullable<Timestamptz>,
        settled -> BigInt,
        payment_id -> Nullable<Uuid>,
        created_by -> Nullable<Uuid>,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    client_errors (fingerprint) {
        fingerprint -> Bytea,
        message -> Text,
        stack -> Text,
        route -> Text,
        release -> Text,
        seen -> BigInt,
        first_seen_at -> Timestamptz,
        last_seen_at -> Timestamptz,
    }
}

diesel::table! {
    cohort_members (assessment_id, user_id) {
        assessment_id -> Uuid,
        user_id -> Uuid,
        invitation_id -> Uuid,
        consent_text_version -> Text,
        agreed_at -> Timestamptz,
        shows_result -> Bool,
        version -> Integer,
    }
}

diesel::table! {
    cohorts (assessment_id) {
        assessment_id -> Uuid,
        code -> Text,
        opens_at -> Timestamptz,
        closes_at -> Timestamptz,
        version -> Integer,
    }
}

diesel::table! {
    companies (id) {
        id -> Uuid,
        name -> Text,
        state -> Text,
        created_at -> Timestamptz,
        suspended_from -> Nullable<Text>,
        merged_into -> Nullable<Uuid>,
        merged_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    company_details (company_id) {
        company_id -> Uuid,
        website -> Nullable<Text>,
        domain -> Nullable<Text>,
        industry -> Nullable<Text>,
        size -> Nullable<Text>,
        city -> Nullable<Text>,
        country -> Nullable<Text>,
        about -> Nullable<Text>,
        founded_year -> Nullable<Integer>,
        ruling -> Nullable<Text>,
        ruled_name -> Nullable<Text>,
        ruled_domain -> Nullable<Text>,
        ruling_note -> Nullable<Text>,
        version -> Integer,
        changed_at -> Timestamptz,
    }
}

diesel::table! {
    company_grants (id) {
        id -> Uuid,
        company_id -> Uuid,
        flag -> Text,
        expires_at -> Nullable<Timestamptz>,
        reason -> Text,
        granted_by -> Text,
        granted_at -> Timestamptz,
        revoked_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    company_link_consents (attempt_id) {
        attempt_id -> Uuid,
        allowed -> Bool,
        changed_at -> Timestamptz,
    }
}

diesel::table! {
    company_logos (company_id) {
        company_id -> Uuid,
        sha256 -> Bytea,
        png -> Bytea,
        changed_at -> Timestamptz,
    }
}

diesel::table! {
    company_members (company_id, user_id) {
        company_id -> Uuid,
        user_id -> Uuid,
        role -> Text,
        joined_at -> Timestamptz,
    }
}

diesel::table! {
    credit_note_lines (credit_note_id, position) {
        credit_note_id -> Uuid,
        position -> Integer,
        net -> BigInt,
        tax -> BigInt,
    }
}

diesel::table! {
    credit_notes (id) {
        id -> Uuid,
        invoice_id -> Uuid,
        year -> Integer,
        serial -> Integer,
        net -> BigInt,
        tax -> BigInt,
        reason -> Text,
        made_by -> Nullable<Uuid>,
        made_on -> Date,
        made_at -> Timestamptz,
    }
}

diesel::table! {
    digest_entries (id) {
        id -> Uuid,
        user_id -> Uuid,
        cause -> Text,
        kind -> Text,
        params -> Jsonb,
        link -> Text,
        created_at -> Timestamptz,
        mailed_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    cut_off_counts (assessment_id, number) {
        assessment_id -> Uuid,
        number -> Integer,
        people -> Integer,
        until -> Timestamptz,
        counted_at -> Timestamptz,
        content -> Jsonb,
    }
}

diesel::table! {
    drafts (attempt_id, task_id, language) {
        attempt_id -> Uuid,
        task_id -> Uuid,
        language -> Text,
        source -> Text,
        revision -> Integer,
        saved_at -> Timestamptz,
        edited_at -> Timestamptz,
    }
}

diesel::table! {
    erasures (id) {
        id -> Uuid,
        user_id -> Uuid,
        state -> Text,
        requested_at -> Timestamptz,
        due_at -> Timestamptz,
        ended_at -> Nullable<Timestamptz>,
        uid_sha256 -> Nullable<Bytea>,
        provider_uid -> Nullable<Text>,
    }
}

diesel::table! {
    free_trials (company_id) {
        company_id -> Uuid,
        mail_domain -> Text,
        begun_by -> Uuid,
        invitations -> Integer,
        begun_at -> Timestamptz,
        ends_at -> Timestamptz,
        ended_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    github_reports (id) {
        id -> Uuid,
        candidate_id -> Uuid,
        company_id -> Nullable<Uuid>,
        requested_by -> Nullable<Uuid>,
        message -> Nullable<Text>,
        state -> Text,
        version -> Integer,
        generation -> Integer,
        login -> Nullable<Text>,
        token -> Nullable<Bytea>,
        consent_state -> Nullable<Bytea>,
        consent_verifier -> Nullable<Text>,
        consent_until -> Nullable<Timestamptz>,
        evidence -> Nullable<Jsonb>,
        figures -> Nullable<Jsonb>,
        failure -> Nullable<Text>,
        steps_done -> Integer,
        steps_all -> Integer,
        requested_at -> Timestamptz,
        consented_at -> Nullable<Timestamptz>,
        collected_at -> Nullable<Timestamptz>,
        expires_at -> Timestamptz,
        ended_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    grace_extensions (company_id) {
        company_id -> Uuid,
        until -> Date,
        reason -> Text,
        given_by -> Nullable<Uuid>,
        given_at -> Timestamptz,
    }
}

diesel::table! {
    grades (attempt_id, generation) {
        attempt_id -> Uuid,
        generation -> Integer,
        formula -> Text,
        fineness -> Integer,
        correctness_tenths -> Nullable<Integer>,
        performance_tenths -> Nullable<Integer>,
        skills -> Jsonb,
        tasks -> Jsonb,
        judge_version -> Nullable<Text>,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    idempotency_keys (user_id, key) {
        user_id -> Uuid,
        key -> Text,
        route -> Text,
        body_sha256 -> Binary,
        status -> Nullable<Integer>,
        response -> Nullable<Jsonb>,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    inquiries (id) {
        id -> Uuid,
        user_id -> Uuid,
        company_id -> Uuid,
        company_name -> Text,
        first_name -> Text,
        last_name -> Text,
        title -> Text,
        company_type -> Text,
        interests -> Array<Text>,
        heard_about -> Text,
        phone -> Text,
        state -> Text,
        reason -> Nullable<Text>,
        submitted_at -> Timestamptz,
        created_at -> Timestamptz,
        version -> Integer,
        origin -> Text,
        suspended_from -> Nullable<Text>,
        changed_at -> Timestamptz,
    }
}

diesel::table! {
    integrity_cases (id) {
        id -> Uuid,
        attempt_id -> Uuid,
        state -> Text,
        version -> Integer,
        opened_at -> Timestamptz,
        answer_until -> Nullable<Timestamptz>,
        draft -> Text,
        answer -> Nullable<Text>,
        answered_at -> Nullable<Timestamptz>,
        outcome -> Nullable<Text>,
        reason -> Nullable<Text>,
        decided_by -> Nullable<Uuid>,
        decided_as -> Nullable<Text>,
        decided_at -> Nullable<Timestamptz>,
        appeal -> Nullable<Text>,
        appealed_at -> Nullable<Timestamptz>,
        final_outcome -> Nullable<Text>,
        final_reason -> Nullable<Text>,
        final_by -> Nullable<Uuid>,
        final_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    integrity_examinations (attempt_id) {
        attempt_id -> Uuid,
        due_at -> Timestamptz,
        examined_at -> Nullable<Timestamptz>,
        level -> Nullable<Text>,
        findings -> Nullable<Jsonb>,
        rules -> Nullable<Jsonb>,
    }
}

diesel::table! {
    internship_check_ins (internship_id, week, side) {
        internship_id -> Uuid,
        week -> Integer,
        side -> Text,
        author_id -> Uuid,
        work -> Integer,
        support -> Integer,
        learning -> Integer,
        text -> Nullable<Text>,
        written_at -> Timestamptz,
    }
}

diesel::table! {
    internship_extensions (id) {
        id -> Uuid,
        internship_id -> Uuid,
        side -> Text,
        author_id -> Uuid,
        ends_on -> Date,
        note -> Nullable<Text>,
        state -> Text,
        version -> Integer,
        proposed_at -> Timestamptz,
        ended_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    internship_items (id) {
        id -> Uuid,
        internship_id -> Uuid,
        position -> Integer,
        title -> Text,
        help -> Nullable<Text>,
        owner -> Text,
        due_on -> Date,
        required -> Bool,
        asks -> Bool,
        state -> Text,
        version -> Integer,
        text -> Nullable<Text>,
        answer -> Nullable<Bool>,
        reason -> Nullable<Text>,
        changed_at -> Timestamptz,
    }
}

diesel::table! {
    internship_ratings (internship_id, day) {
        internship_id -> Uuid,
        day -> Integer,
        author_id -> Uuid,
        quality -> Integer,
        reliability -> Integer,
        initiative -> Integer,
        teamwork -> Integer,
        growth -> Integer,
        text -> Nullable<Text>,
        written_at -> Timestamptz,
    }
}

diesel::table! {
    internship_reminders (internship_id, cause) {
        internship_id -> Uuid,
        cause -> Text,
        sent_at -> Timestamptz,
    }
}

diesel::table! {
    internships (id) {
        id -> Uuid,
        application_id -> Uuid,
        candidate_id -> Nullable<Uuid>,
        company_id -> Uuid,
        role_title -> Text,
        state -> Text,
        version -> Integer,
        starts_on -> Date,
        ends_on -> Date,
        supervisor_id -> Nullable<Uuid>,
        contact_id -> Uuid,
        reason -> Nullable<Text>,
        ended_by -> Nullable<Text>,
        began_at -> Timestamptz,
        changed_at -> Timestamptz,
        looked_on -> Date,
    }
}

diesel::table! {
    interview_companies (slug) {
        slug -> Text,
        name -> Text,
        company_id -> Nullable<Uuid>,
        stories -> Integer,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    interview_days (day) {
        day -> Date,
        stories -> Integer,
    }
}

diesel::table! {
    interview_drafts (id) {
        id -> Uuid,
        author_id -> Nullable<Uuid>,
        state -> Text,
        edit_state -> Nullable<Text>,
        version -> Integer,
        way -> Text,
        form -> Jsonb,
        pay -> Nullable<Text>,
        company_slug -> Nullable<Text>,
        position_slug -> Nullable<Text>,
        year -> Nullable<Integer>,
        warnings -> Jsonb,
        machine_filled -> Array<Text>,
        confirmed -> Array<Text>,
        note -> Nullable<Text>,
        sampled -> Bool,
        verified_by -> Nullable<Text>,
        submitted_at -> Nullable<Timestamptz>,
        first_submitted_at -> Nullable<Timestamptz>,
        published_at -> Nullable<Timestamptz>,
        created_at -> Timestamptz,
        changed_at -> Timestamptz,
    }
}

diesel::table! {
    interview_figures (company_slug, figure, value) {
        company_slug -> Text,
        figure -> Text,
        value -> Text,
        stories -> Integer,
    }
}

diesel::table! {
    interview_likes (user_id, interview_id) {
        user_id -> Uuid,
        interview_id -> Uuid,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    interview_replies (id) {
        id -> Uuid,
        interview_id -> Uuid,
        kind -> Text,
        company_id -> Nullable<Uuid>,
        author_id -> Nullable<Uuid>,
        text -> Text,
        state -> Text,
        version -> Integer,
        created_at -> Timestamptz,
        decided_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    interview_reports (id) {
        id -> Uuid,
        interview_id -> Uuid,
        reporter_id -> Nullable<Uuid>,
        reason -> Text,
        text -> Nullable<Text>,
        created_at -> Timestamptz,
        settled_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    invitation_credit_uses (invitation_id) {
        invitation_id -> Uuid,
        credit_id -> Uuid,
        used_at -> Timestamptz,
    }
}

diesel::table! {
    invitation_credits (id) {
        id -> Uuid,
        company_id -> Uuid,
        amount -> Integer,
        expires_on -> Date,
        reason -> Text,
        granted_by -> Nullable<Uuid>,
        granted_at -> Timestamptz,
    }
}

diesel::table! {
    plans (slug, version) {
        id -> Uuid,
        slug -> Text,
        version -> Integer,
        name -> Text,
        currency -> Text,
        price -> BigInt,
        tax_bp -> Integer,
        every -> Text,
        invitations -> Integer,
        seats -> Integer,
        offered -> Bool,
        made_by -> Nullable<Uuid>,
        made_at -> Timestamptz,
        live_roles -> Integer,
        own_problems -> Integer,
        tax_milli -> Integer,
    }
}

diesel::table! {
    provider_events (id) {
        id -> Text,
        kind -> Text,
        received_at -> Timestamptz,
    }
}

diesel::table! {
    puzzle_tries (id) {
        id -> Uuid,
        puzzle_id -> Uuid,
        user_id -> Uuid,
        input -> Integer,
        number -> Integer,
        grid -> Jsonb,
        is_right -> Bool,
        events -> Jsonb,
        tried_at -> Timestamptz,
    }
}

diesel::table! {
    puzzles (id) {
        id -> Uuid,
        slug -> Text,
        name -> Text,
        difficulty -> Nullable<Text>,
        licence -> Nullable<Text>,
        demonstrations -> Jsonb,
        inputs -> Jsonb,
        answers -> Jsonb,
        created_at -> Timestamptz,
        company_id -> Nullable<Uuid>,
        standing -> Text,
        all_or_nothing -> Bool,
    }
}

diesel::table! {
    use diesel::sql_types::*;
    use crate::text_search::TsVector;

    interview_texts (interview_id) {
        interview_id -> Uuid,
        heading -> Text,
        excerpt -> Text,
        summary -> Text,
        tips -> Nullable<Text>,
        rounds -> Jsonb,
        words -> Text,
        shingles -> Array<Integer>,
        seq -> BigInt,
        marks -> Array<Text>,
        search -> TsVector,
    }
}

diesel::table! {
    interview_turns (id) {
        id -> Uuid,
        draft_id -> Uuid,
        step -> Text,
        question -> Text,
        answer -> Text,
        at -> Timestamptz,
    }
}

diesel::table! {
    interviews (id) {
        id -> Uuid,
        seq -> BigInt,
        company_slug -> Text,
        position -> Text,
        position_slug -> Text,
        year -> Integer,
        month -> Nullable<Integer>,
        level -> Text,
        outcome -> Text,
        difficulty -> Integer,
        experience -> Text,
        source -> Text,
        language -> Text,
        rounds_count -> Integer,
        days_to_decision -> Nullable<Integer>,
        verified -> Bool,
        state -> Text,
        hidden -> Bool,
        likes_count -> Integer,
        published_at -> Timestamptz,
        checked_at -> Timestamptz,
    }
}

diesel::table! {
    introduction_messages (id) {
        id -> Uuid,
        introduction_id -> Uuid,
        party -> Text,
        author_id -> Nullable<Uuid>,
        text -> Text,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    introductions (id) {
        id -> Uuid,
        company_id -> Uuid,
        requested_by -> Nullable<Uuid>,
        candidate_id -> Uuid,
        role_id -> Nullable<Uuid>,
        card -> Jsonb,
        message -> Text,
        pay_min -> Nullable<Integer>,
        pay_max -> Nullable<Integer>,
        pay_currency -> Nullable<Text>,
        pay_period -> Nullable<Text>,
        state -> Text,
        reason -> Nullable<Text>,
        version -> Integer,
        requested_at -> Timestamptz,
        reminded_at -> Nullable<Timestamptz>,
        ended_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    invitation_reports (invitation_id) {
        invitation_id -> Uuid,
        reason -> Text,
        note -> Nullable<Text>,
        reported_at -> Timestamptz,
        closed_at -> Nullable<Timestamptz>,
        closed_by -> Nullable<Uuid>,
    }
}

diesel::table! {
    invitation_stops (id) {
        id -> Uuid,
        email -> Text,
        company_id -> Nullable<Uuid>,
        reason -> Text,
        at -> Timestamptz,
    }
}

diesel::table! {
    invitations (id) {
        id -> Uuid,
        assessment_id -> Uuid,
        code -> Text,
        email -> Text,
        name -> Nullable<Text>,
        state -> Text,
        user_id -> Nullable<Uuid>,
        created_by -> Uuid,
        created_at -> Timestamptz,
        sent_at -> Nullable<Timestamptz>,
        last_sent_at -> Nullable<Timestamptz>,
        opened_at -> Nullable<Timestamptz>,
        accepted_at -> Nullable<Timestamptz>,
        expires_at -> Timestamptz,
        resends -> Integer,
        version -> Integer,
        opens_at -> Nullable<Timestamptz>,
        accommodation_percent -> Integer,
        message -> Nullable<Text>,
        reminders -> Integer,
        retake_of -> Nullable<Uuid>,
        any_address -> Bool,
        taken_as -> Nullable<Text>,
    }
}

diesel::table! {
    invoice_lines (invoice_id, position) {
        invoice_id -> Uuid,
        position -> Integer,
        text -> Text,
        quantity_milli -> BigInt,
        unit_price -> BigInt,
        tax_bp -> Integer,
        net -> BigInt,
        tax -> BigInt,
        tax_milli -> Integer,
        is_discount -> Bool,
    }
}

diesel::table! {
    invoices (id) {
        id -> Uuid,
        company_id -> Uuid,
        state -> Text,
        version -> Integer,
        year -> Nullable<Integer>,
        serial -> Nullable<Integer>,
        buyer_name -> Text,
        currency -> Text,
        terms_days -> Integer,
        period_from -> Date,
        period_to -> Date,
        po_reference -> Nullable<Text>,
        notes -> Nullable<Text>,
        net -> BigInt,
        tax -> BigInt,
        gross -> BigInt,
        paid -> BigInt,
        excess -> BigInt,
        credited -> BigInt,
        issued_on -> Nullable<Date>,
        due_on -> Nullable<Date>,
        issued_at -> Nullable<Timestamptz>,
        reminders -> Integer,
        reminded_at -> Nullable<Timestamptz>,
        due_told_at -> Nullable<Timestamptz>,
        ending_told_at -> Nullable<Timestamptz>,
        created_by -> Nullable<Uuid>,
        created_at -> Timestamptz,
        changed_at -> Timestamptz,
        discount_milli -> Integer,
        tax_by -> Text,
    }
}

diesel::table! {
    jobs (id) {
        id -> Uuid,
        kind -> Text,
        subject -> Uuid,
        generation -> Integer,
        priority -> SmallInt,
        fair_key -> Nullable<Uuid>,
        state -> Text,
        attempt -> Integer,
        max_attempts -> Integer,
        run_after -> Timestamptz,
        lease_token -> Nullable<Uuid>,
        lease_until -> Nullable<Timestamptz>,
        leased_at -> Nullable<Timestamptz>,
        worker_id -> Nullable<Uuid>,
        last_error -> Nullable<Text>,
        created_at -> Timestamptz,
        finished_at -> Nullable<Timestamptz>,
        fair_group -> Nullable<Uuid>,
        needs -> Nullable<Text>,
    }
}

diesel::table! {
    mail_messages (id) {
        id -> Uuid,
        dedup_key -> Text,
        to_email -> Text,
        subject -> Text,
        text_body -> Text,
        html_body -> Nullable<Text>,
        state -> Text,
        attempts -> Integer,
        last_error -> Nullable<Text>,
        created_at -> Timestamptz,
        sent_at -> Nullable<Timestamptz>,
        text_removed_at -> Nullable<Timestamptz>,
        calendar_method -> Nullable<Text>,
        calendar_body -> Nullable<Text>,
    }
}

diesel::table! {
    meetings (id) {
        id -> Uuid,
        application_id -> Uuid,
        state -> Text,
        version -> Integer,
        slots -> Array<Timestamptz>,
        zone -> Text,
        minutes -> Integer,
        place -> Text,
        message -> Nullable<Text>,
        people -> Array<Uuid>,
        starts_at -> Nullable<Timestamptz>,
        set_minutes -> Nullable<Integer>,
        set_place -> Nullable<Text>,
        sequence -> Integer,
        note -> Nullable<Text>,
        reason -> Nullable<Text>,
        created_by -> Uuid,
        created_at -> Timestamptz,
        changed_at -> Timestamptz,
    }
}

diesel::table! {
    named_roles (role_id) {
        role_id -> Uuid,
        named_by -> Uuid,
        named_at -> Timestamptz,
    }
}

diesel::table! {
    notification_settings (user_id) {
        user_id -> Uuid,
        digest -> Bool,
        email_off -> Array<Text>,
        in_app_off -> Array<Text>,
        updated_at -> Timestamptz,
        time_zone -> Nullable<Text>,
        stop_token -> Uuid,
    }
}

diesel::table! {
    notifications (id) {
        id -> Uuid,
        user_id -> Uuid,
        cause -> Text,
        kind -> Text,
        params -> Jsonb,
        link -> Text,
        created_at -> Timestamptz,
        read_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    offers (id) {
        id -> Uuid,
        application_id -> Uuid,
        state -> Text,
        version -> Integer,
        starts_on -> Date,
        ends_on -> Nullable<Date>,
        pay_min -> Integer,
        pay_max -> Integer,
        pay_currency -> Text,
        pay_period -> Text,
        terms -> Text,
        made_by -> Uuid,
        made_at -> Timestamptz,
        expires_at -> Timestamptz,
        ended_at -> Nullable<Timestamptz>,
        reason -> Nullable<Text>,
    }
}

diesel::table! {
    otp_challenges (id) {
        id -> Uuid,
        user_id -> Uuid,
        purpose -> Text,
        salt -> Bytea,
        hash -> Bytea,
        attempts -> Integer,
        created_at -> Timestamptz,
        expires_at -> Timestamptz,
        used_at -> Nullable<Timestamptz>,
        superseded_at -> Nullable<Timestamptz>,
        email -> Nullable<Text>,
    }
}

diesel::table! {
    outage_credits (attempt_id, began_at) {
        attempt_id -> Uuid,
        began_at -> Timestamptz,
        ended_at -> Timestamptz,
        seconds -> Integer,
    }
}

diesel::table! {
    page_views (day, route) {
        day -> Date,
        route -> Text,
        views -> BigInt,
    }
}

diesel::table! {
    partner_applications (id) {
        id -> Uuid,
        user_id -> Uuid,
        kind -> Text,
        organisation -> Text,
        website -> Nullable<Text>,
        why -> Text,
        state -> Text,
        reason -> Nullable<Text>,
        version -> Integer,
        applied_at -> Timestamptz,
        changed_at -> Timestamptz,
    }
}

diesel::table! {
    partner_attributions (user_id) {
        user_id -> Uuid,
        partner_id -> Uuid,
        number -> Integer,
        code -> Text,
        brought_at -> Timestamptz,
        credit_until -> Nullable<Timestamptz>,
        flag -> Text,
        shows_name -> Bool,
        version -> Integer,
    }
}

diesel::table! {
    partner_commissions (id) {
        id -> Uuid,
        partner_id -> Uuid,
        brought_id -> Nullable<Uuid>,
        kind -> Text,
        invoice_id -> Nullable<Uuid>,
        internship_id -> Nullable<Uuid>,
        terms_id -> Nullable<Uuid>,
        statement_id -> Nullable<Uuid>,
        currency -> Text,
        amount -> BigInt,
        state -> Text,
        version -> Integer,
        reason -> Nullable<Text>,
        made_by -> Nullable<Uuid>,
        earned_at -> Timestamptz,
        due_at -> Timestamptz,
        changed_at -> Timestamptz,
    }
}

diesel::table! {
    partner_invitations (id) {
        id -> Uuid,
        partner_id -> Uuid,
        email -> Text,
        name -> Nullable<Text>,
        stop_token -> Uuid,
        invited_at -> Timestamptz,
        reminders -> SmallInt,
        reminded_at -> Nullable<Timestamptz>,
        bounced_at -> Nullable<Timestamptz>,
        stopped_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    partner_postings (transfer, account) {
        transfer -> Uuid,
        account -> Text,
        commission_id -> Uuid,
        amount -> BigInt,
        posted_at -> Timestamptz,
    }
}

diesel::table! {
    partner_statements (id) {
        id -> Uuid,
        partner_id -> Uuid,
        period -> Date,
        currency -> Text,
        state -> Text,
        version -> Integer,
        total -> BigInt,
        review_until -> Date,
        pay_on -> Date,
        issued_at -> Timestamptz,
        paid_at -> Nullable<Timestamptz>,
        paid_by -> Nullable<Uuid>,
        reference -> Nullable<Text>,
    }
}

diesel::table! {
    partner_terms (id) {
        id -> Uuid,
        partner_id -> Uuid,
        effective_from -> Date,
        basis -> Text,
        currency -> Text,
        amount -> Nullable<BigInt>,
        rate_bp -> Nullable<Integer>,
        cap -> Nullable<BigInt>,
        window_days -> Integer,
        made_by -> Nullable<Uuid>,
        made_at -> Timestamptz,
    }
}

diesel::table! {
    partners (user_id) {
        user_id -> Uuid,
        kind -> Text,
        organisation -> Text,
        state -> Text,
        version -> Integer,
        next_number -> Integer,
        since -> Timestamptz,
        changed_at -> Timestamptz,
    }
}

diesel::table! {
    practice_catalogue (problem_id) {
        problem_id -> Uuid,
        is_open -> Bool,
        slug -> Text,
        title -> Text,
        difficulty -> Text,
        problem_type -> Text,
        keywords -> Array<Text>,
        languages -> Array<Text>,
        created_at -> Timestamptz,
        tried -> Nullable<BigInt>,
        solved -> Nullable<BigInt>,
        acceptance_percent -> Nullable<Integer>,
        median_seconds -> Nullable<BigInt>,
        words -> Text,
        solved_key -> BigInt,
        acceptance_key -> Integer,
        ease_key -> Integer,
    }
}

diesel::table! {
    practice_drafts (user_id, problem_id, language) {
        user_id -> Uuid,
        problem_id -> Uuid,
        language -> Text,
        source -> Text,
        revision -> Integer,
        began_at -> Timestamptz,
        saved_at -> Timestamptz,
    }
}

diesel::table! {
    practice_statistics (problem_id) {
        problem_id -> Uuid,
        tried -> BigInt,
        solved -> BigInt,
        acceptance_percent -> Nullable<Integer>,
        median_seconds -> Nullable<BigInt>,
        counted_at -> Timestamptz,
    }
}

diesel::table! {
    payments (id) {
        id -> Uuid,
        invoice_id -> Uuid,
        state -> Text,
        amount -> BigInt,
        received_on -> Date,
        method -> Text,
        reference -> Nullable<Text>,
        recorded_by -> Nullable<Uuid>,
        recorded_at -> Timestamptz,
        reversed_by -> Nullable<Uuid>,
        reversed_at -> Nullable<Timestamptz>,
        reason -> Nullable<Text>,
    }
}

diesel::table! {
    problem_check_lines (check_id, number) {
        check_id -> Uuid,
        number -> Integer,
        kind -> Text,
        subject -> Text,
        is_good -> Bool,
        text -> Text,
        groups -> Nullable<Jsonb>,
    }
}

diesel::table! {
    presence_hours (hour, role) {
        hour -> Timestamptz,
        role -> Text,
        people -> Integer,
    }
}

diesel::table! {
    presences (user_id) {
        user_id -> Uuid,
        role -> Text,
        area -> Text,
        device -> Text,
        tab -> Uuid,
        since -> Timestamptz,
        beat_at -> Timestamptz,
        input_at -> Timestamptz,
        left_at -> Nullable<Timestamptz>,
        changed_at -> Timestamptz,
    }
}

diesel::table! {
    problem_checks (id) {
        id -> Uuid,
        draft_id -> Uuid,
        digest -> Binary,
        state -> Text,
        changes -> BigInt,
        limit_ms -> Nullable<Integer>,
        slowest_accepted_ms -> Nullable<Integer>,
        fastest_slow_ms -> Nullable<Integer>,
        finds_slow -> Nullable<Bool>,
        created_by -> Nullable<Uuid>,
        created_at -> Timestamptz,
        finished_at -> Nullable<Timestamptz>,
        fills -> Nullable<Text>,
        publish_by -> Nullable<Uuid>,
    }
}

diesel::table! {
    problem_draft_files (draft_id, path) {
        draft_id -> Uuid,
        path -> Text,
        content -> Nullable<Binary>,
        version -> Integer,
        changed_by -> Nullable<Uuid>,
    }
}

diesel::table! {
    problem_drafts (id) {
        id -> Uuid,
        company_id -> Nullable<Uuid>,
        lineage_id -> Uuid,
        number -> Integer,
        slug -> Text,
        title -> Text,
        state -> Text,
        version -> Integer,
        comment -> Nullable<Text>,
        problem_version_id -> Nullable<Uuid>,
        created_by -> Nullable<Uuid>,
        updated_by -> Nullable<Uuid>,
        created_at -> Timestamptz,
        updated_at -> Timestamptz,
        kind -> Text,
        puzzle_id -> Nullable<Uuid>,
    }
}

diesel::table! {
    problem_groups (problem_version_id, position) {
        problem_version_id -> Uuid,
        position -> Integer,
        name -> Text,
        tag -> Text,
        weight -> Integer,
        requires -> Array<Text>,
        scoring -> Text,
    }
}

diesel::table! {
    problem_tests (problem_version_id, number) {
        problem_version_id -> Uuid,
        number -> Integer,
        group_position -> Integer,
        name -> Text,
        input -> Binary,
        answer -> Binary,
    }
}

diesel::table! {
    problem_versions (id) {
        id -> Uuid,
        problem_id -> Uuid,
        number -> Integer,
        package_sha256 -> Binary,
        title -> Text,
        difficulty -> Text,
        keywords -> Array<Text>,
        statement -> Text,
        time_limit_ms -> Integer,
        memory_mib -> Integer,
        output_mib -> Integer,
        source_kib -> Integer,
        comparison -> Jsonb,
        languages -> Array<Text>,
        templates -> Jsonb,
        state -> Text,
        published_at -> Timestamptz,
        validator -> Nullable<Jsonb>,
        problem_type -> Text,
        model_solutions -> Jsonb,
    }
}

diesel::table! {
    problems (id) {
        id -> Uuid,
        slug -> Text,
        created_at -> Timestamptz,
        practice -> Bool,
        company_id -> Nullable<Uuid>,
    }
}

diesel::table! {
    profiles (user_id) {
        user_id -> Uuid,
        headline -> Nullable<Text>,
        education -> Nullable<Text>,
        skills -> Array<Text>,
        available_from -> Nullable<Date>,
        version -> Integer,
        updated_at -> Timestamptz,
    }
}

diesel::table! {
    rate_counters (action, subject, window_s) {
        action -> Text,
        subject -> Text,
        window_s -> Integer,
        began_at -> Timestamptz,
        hits -> Integer,
    }
}

diesel::table! {
    recording_batches (attempt_id, task_id, number) {
        attempt_id -> Uuid,
        task_id -> Uuid,
        number -> Integer,
        previous -> Bytea,
        link -> Bytea,
        items -> Integer,
        t_ms -> Integer,
        bytes -> BigInt,
        payload -> Bytea,
        received_at -> Timestamptz,
    }
}

diesel::table! {
    referral_accounts (user_id) {
        user_id -> Uuid,
        code -> Nullable<Text>,
        code_folded -> Nullable<Text>,
        referrer_id -> Nullable<Uuid>,
        referred_at -> Nullable<Timestamptz>,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    referral_clicks (user_id, code_folded, day) {
        user_id -> Uuid,
        code_folded -> Text,
        day -> Date,
        clicks -> Integer,
    }
}

diesel::table! {
    referral_past_codes (code_folded) {
        code_folded -> Text,
        user_id -> Uuid,
        replaced_at -> Timestamptz,
        counts_until -> Timestamptz,
    }
}

diesel::table! {
    report_review_versions (review_id, version) {
        review_id -> Uuid,
        version -> Integer,
        ratings -> Jsonb,
        text -> Text,
        submitted_at -> Timestamptz,
    }
}

diesel::table! {
    report_reviews (id) {
        id -> Uuid,
        attempt_id -> Uuid,
        company_id -> Uuid,
        author_id -> Uuid,
        sheet -> Text,
        state -> Text,
        version -> Integer,
        ratings -> Jsonb,
        text -> Text,
        read_before -> Bool,
        submitted_at -> Nullable<Timestamptz>,
        changed_at -> Timestamptz,
    }
}

diesel::table! {
    result_decisions (invitation_id) {
        invitation_id -> Uuid,
        state -> Text,
        version -> Integer,
        decline_code -> Nullable<Text>,
        decline_text -> Nullable<Text>,
        decided_by -> Uuid,
        decided_at -> Timestamptz,
        news_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    result_rules (assessment_id) {
        assessment_id -> Uuid,
        cut_off -> Nullable<Integer>,
        takes_earlier -> Bool,
        version -> Integer,
        changed_at -> Timestamptz,
    }
}

diesel::table! {
    report_links (id) {
        id -> Uuid,
        attempt_id -> Uuid,
        kind -> Text,
        secret_sha256 -> Bytea,
        sections -> Array<Text>,
        passcode_salt -> Nullable<Bytea>,
        passcode_hash -> Nullable<Bytea>,
        passcode_tries -> Integer,
        max_views -> Nullable<Integer>,
        views -> Integer,
        email -> Nullable<Text>,
        renewals -> Integer,
        used_at -> Nullable<Timestamptz>,
        session_sha256 -> Nullable<Bytea>,
        session_until -> Nullable<Timestamptz>,
        created_at -> Timestamptz,
        expires_at -> Timestamptz,
        revoked_at -> Nullable<Timestamptz>,
        by_company -> Bool,
    }
}

diesel::table! {
    report_views (id) {
        id -> Uuid,
        link_id -> Uuid,
        at -> Timestamptz,
        agent -> Text,
    }
}

diesel::table! {
    resumes (id) {
        id -> Uuid,
        user_id -> Uuid,
        kind -> Text,
        name -> Text,
        content -> Bytea,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    reused_results (invitation_id) {
        invitation_id -> Uuid,
        attempt_id -> Uuid,
        consent_text_version -> Text,
        agreed_at -> Timestamptz,
        withdrawn_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    role_alerts (id) {
        id -> Uuid,
        user_id -> Uuid,
        words -> Text,
        kind -> Nullable<Text>,
        level -> Nullable<Text>,
        workplace -> Nullable<Text>,
        country -> Nullable<Text>,
        says_pay -> Bool,
        starts_by -> Nullable<Date>,
        looked_at -> Timestamptz,
    }
}

diesel::table! {
    role_proposals (id) {
        id -> Uuid,
        role_id -> Uuid,
        candidate_id -> Uuid,
        proposed_by -> Nullable<Uuid>,
        note -> Text,
        state -> Text,
        reason -> Nullable<Text>,
        version -> Integer,
        proposed_at -> Timestamptz,
        ended_at -> Nullable<Timestamptz>,
        reminded_at -> Nullable<Timestamptz>,
        by_company -> Bool,
    }
}

diesel::table! {
    roles (id) {
        id -> Uuid,
        company_id -> Uuid,
        created_by -> Nullable<Uuid>,
        state -> Text,
        live_state -> Nullable<Text>,
        version -> Integer,
        title -> Text,
        form -> Jsonb,
        assessment_id -> Nullable<Uuid>,
        deadline -> Nullable<Date>,
        note -> Nullable<Text>,
        submitted_at -> Nullable<Timestamptz>,
        closed_at -> Nullable<Timestamptz>,
        created_at -> Timestamptz,
        changed_at -> Timestamptz,
        revision -> Nullable<Jsonb>,
        revision_assessment_id -> Nullable<Uuid>,
        revision_state -> Nullable<Text>,
        comments -> Jsonb,
        publish_at -> Nullable<Timestamptz>,
        published_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    saved_filters (id) {
        id -> Uuid,
        user_id -> Uuid,
        list -> Text,
        name -> Text,
        query -> Text,
        changed_at -> Timestamptz,
    }
}

diesel::table! {
    server_beats (id) {
        id -> SmallInt,
        at -> Timestamptz,
    }
}

diesel::table! {
    setting_versions (id) {
        id -> Uuid,
        key -> Text,
        version -> Integer,
        value -> Nullable<Jsonb>,
        reason -> Text,
        made_by -> Nullable<Uuid>,
        made_at -> Timestamptz,
    }
}

diesel::table! {
    slate_entries (application_id) {
        application_id -> Uuid,
        excluded_as -> Nullable<Text>,
        reason -> Nullable<Text>,
        excluded_by -> Nullable<Uuid>,
        excluded_at -> Nullable<Timestamptz>,
        note -> Nullable<Text>,
        version -> Integer,
        placed_why -> Nullable<Text>,
        placed_by -> Nullable<Uuid>,
        placed_on -> Nullable<Timestamptz>,
        duplicate_of -> Nullable<Uuid>,
    }
}

diesel::table! {
    scenario_skips (user_id, scenario_id, task_id) {
        user_id -> Uuid,
        scenario_id -> Uuid,
        task_id -> Uuid,
        skipped_at -> Timestamptz,
    }
}

diesel::table! {
    scenario_tasks (scenario_version_id, position) {
        scenario_version_id -> Uuid,
        position -> Integer,
        task_version_id -> Uuid,
        weight -> Integer,
        regression -> Nullable<Array<Integer>>,
    }
}

diesel::table! {
    scorecard_versions (scorecard_id, version) {
        scorecard_id -> Uuid,
        version -> Integer,
        ratings -> Jsonb,
        text -> Text,
        submitted_at -> Timestamptz,
    }
}

diesel::table! {
    scorecards (id) {
        id -> Uuid,
        application_id -> Uuid,
        author_id -> Uuid,
        state -> Text,
        version -> Integer,
        ratings -> Jsonb,
        text -> Text,
        read_before -> Bool,
        submitted_at -> Nullable<Timestamptz>,
        changed_at -> Timestamptz,
    }
}

diesel::table! {
    selection_reports (role_id) {
        role_id -> Uuid,
        counted_at -> Timestamptz,
        content -> Jsonb,
    }
}

diesel::table! {
    submission_tests (submission_id, generation, number) {
        submission_id -> Uuid,
        generation -> Integer,
        number -> Integer,
        group_name -> Text,
        tag -> Text,
        name -> Nullable<Text>,
        verdict -> Text,
        reason -> Nullable<Text>,
        cpu_us -> BigInt,
        wall_us -> BigInt,
        memory_kib -> BigInt,
        output -> Nullable<Text>,
        stderr -> Nullable<Text>,
        share_permille -> Nullable<Integer>,
    }
}

diesel::table! {
    submissions (id) {
        id -> Uuid,
        problem_version_id -> Uuid,
        user_id -> Nullable<Uuid>,
        attempt_id -> Nullable<Uuid>,
        task_id -> Nullable<Uuid>,
        kind -> Text,
        origin -> Text,
        language -> Text,
        source -> Text,
        own_input -> Nullable<Binary>,
        state -> Text,
        phase -> Text,
        event_id -> BigInt,
        tests_total -> Integer,
        generation -> Integer,
        verdict -> Nullable<Text>,
        points -> Nullable<Integer>,
        created_at -> Timestamptz,
        judged_at -> Nullable<Timestamptz>,
        retries -> SmallInt,
        regression_of -> Nullable<Uuid>,
    }
}

diesel::table! {
    subscription_periods (subscription_id, period_from) {
        subscription_id -> Uuid,
        period_from -> Date,
        period_to -> Date,
        plan -> Text,
        plan_version -> Integer,
        invoice_id -> Nullable<Uuid>,
    }
}

diesel::table! {
    subscriptions (id) {
        id -> Uuid,
        company_id -> Uuid,
        state -> Text,
        version -> Integer,
        since -> Date,
        next_plan -> Nullable<Text>,
        ends_with_period -> Bool,
        ended_on -> Nullable<Date>,
        end_reason -> Nullable<Text>,
        created_by -> Nullable<Uuid>,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    support_attachments (id) {
        id -> Uuid,
        uploader_id -> Uuid,
        conversation_id -> Nullable<Uuid>,
        number -> Nullable<Integer>,
        kind -> Text,
        name -> Text,
        content -> Bytea,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    support_canned_replies (key) {
        key -> Text,
        text -> Text,
        changed_at -> Timestamptz,
    }
}

diesel::table! {
    support_conversations (id) {
        id -> Uuid,
        user_id -> Uuid,
        state -> Text,
        priority -> Text,
        labels -> Array<Text>,
        version -> Integer,
        last_number -> Integer,
        last_answer -> Integer,
        user_delivered -> Integer,
        user_read -> Integer,
        admin_delivered -> Integer,
        admin_read -> Integer,
        mailed_number -> Integer,
        waiting_since -> Nullable<Timestamptz>,
        snoozed_until -> Nullable<Timestamptz>,
        resolved_at -> Nullable<Timestamptz>,
        rating -> Nullable<SmallInt>,
        event_id -> BigInt,
        created_at -> Timestamptz,
        changed_at -> Timestamptz,
        reply_token -> Nullable<Binary>,
        blocked_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    support_mails (conversation_id, number) {
        conversation_id -> Uuid,
        number -> Integer,
        parts -> Array<Text>,
        is_cut -> Bool,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    support_messages (conversation_id, number) {
        conversation_id -> Uuid,
        number -> Integer,
        side -> Text,
        author_id -> Nullable<Uuid>,
        text -> Text,
        created_at -> Timestamptz,
        mail_digest -> Nullable<Binary>,
        refused_files -> Array<Text>,
    }
}

diesel::table! {
    support_notes (id) {
        id -> Uuid,
        conversation_id -> Uuid,
        author_id -> Nullable<Uuid>,
        after_number -> Integer,
        text -> Text,
        created_at -> Timestamptz,
    }
}

diesel::table! {
    talent_blocks (profile_id, company_id) {
        profile_id -> Uuid,
        company_id -> Uuid,
    }
}

diesel::table! {
    talent_cards (profile_id) {
        profile_id -> Uuid,
        path -> Bytea,
        cell -> Nullable<Bytea>,
        is_named -> Bool,
        spot -> Integer,
    }
}

diesel::table! {
    talent_cells (path) {
        path -> Bytea,
        place -> Bytea,
        facts -> Array<Text>,
        anonymous -> Integer,
        named -> Integer,
    }
}

diesel::table! {
    talent_deal (id) {
        id -> Bool,
        facts -> Array<Text>,
        generation -> BigInt,
        is_due -> Bool,
        ranked_at -> Timestamptz,
    }
}

diesel::table! {
    talent_key (id) {
        id -> Bool,
        key -> Bytea,
    }
}

diesel::table! {
    talent_picks (id) {
        id -> Uuid,
        company_id -> Uuid,
        profile_id -> Uuid,
        note -> Text,
        picked_at -> Timestamptz,
    }
}

diesel::table! {
    talent_profiles (id) {
        id -> Uuid,
        user_id -> Uuid,
        visibility -> Text,
        headline -> Text,
        skills -> Array<Text>,
        availability -> Text,
        places -> Array<Text>,
        pay_amount -> Nullable<Integer>,
        pay_currency -> Nullable<Text>,
        pay_period -> Nullable<Text>,
        consented_at -> Timestamptz,
        version -> Integer,
        changed_at -> Timestamptz,
        curated -> Bool,
        shows_results -> Bool,
        employment -> Array<Text>,
        authorised -> Array<Text>,
        github -> Nullable<Text>,
        resume_id -> Nullable<Uuid>,
        score -> Nullable<Text>,
    }
}

diesel::table! {
    talent_prospect_crowds (prospect_id, profile_id) {
        prospect_id -> Uuid,
        profile_id -> Uuid,
    }
}

diesel::table! {
    talent_prospects (id) {
        id -> Uuid,
        role_id -> Uuid,
        profile_id -> Uuid,
        tie -> Bytea,
        label -> Text,
        is_named -> Bool,
        facts -> Array<Text>,
        note -> Nullable<Text>,
        added_at -> Timestamptz,
    }
}

diesel::table! {
    talent_results (profile_id, number) {
        profile_id -> Uuid,
        number -> Integer,
        attempt_id -> Nullable<Uuid>,
        is_due -> Bool,
    }
}

diesel::table! {
    talent_searches (id) {
        id -> Uuid,
        company_id -> Uuid,
        user_id -> Uuid,
        name -> Text,
        skills -> Array<Text>,
        availability -> Nullable<Text>,
        place -> Nullable<Text>,
        looked_at -> Timestamptz,
        created_at -> Timestamptz,
        employment -> Nullable<Text>,
        authorised -> Nullable<Text>,
        score -> Nullable<Text>,
        words -> Nullable<Text>,
    }
}

diesel::table! {
    team_invitations (id) {
        id -> Uuid,
        company_id -> Uuid,
        email -> Text,
        role -> Text,
        token_sha256 -> Bytea,
        invited_by -> Nullable<Uuid>,
        sent -> Integer,
        created_at -> Timestamptz,
        sent_at -> Timestamptz,
        expires_at -> Timestamptz,
        accepted_at -> Nullable<Timestamptz>,
        revoked_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    use diesel::sql_types::*;

    use crate::text_search::TsVector;

    users (id) {
        id -> Uuid,
        firebase_uid -> Text,
        email -> Text,
        email_verified -> Bool,
        display_name -> Text,
        phone -> Nullable<Text>,
        username -> Nullable<Text>,
        kind -> Text,
        profile_completed -> Bool,
        disabled_at -> Nullable<Timestamptz>,
        tokens_valid_after -> Nullable<Timestamptz>,
        referral_code -> Nullable<Text>,
        created_at -> Timestamptz,
        updated_at -> Timestamptz,
        username_changed_at -> Nullable<Timestamptz>,
        erased_at -> Nullable<Timestamptz>,
        shown_email -> Nullable<Text>,
        search -> TsVector,
        merged_into -> Nullable<Uuid>,
        merged_at -> Nullable<Timestamptz>,
        words -> Text,
        visited_on -> Nullable<Date>,
        extra_time_percent -> Nullable<Integer>,
        proven_email -> Nullable<Text>,
        terms_edition -> Nullable<Text>,
        privacy_edition -> Nullable<Text>,
        theme -> Text,
    }
}

diesel::table! {
    verdicts (submission_id, generation) {
        submission_id -> Uuid,
        generation -> Integer,
        verdict -> Text,
        points -> Nullable<Integer>,
        groups -> Jsonb,
        compile_message -> Nullable<Text>,
        own_output -> Nullable<Text>,
        own_stderr -> Nullable<Text>,
        judge_version -> Text,
        toolchain -> Text,
        worker_id -> Uuid,
        finished_at -> Timestamptz,
    }
}

diesel::table! {
    view_as_grants (id) {
        id -> Uuid,
        secret_sha256 -> Bytea,
        admin_id -> Uuid,
        signed_in_at -> Timestamptz,
        viewed_id -> Uuid,
        company_id -> Nullable<Uuid>,
        reason -> Text,
        began_at -> Timestamptz,
        ends_at -> Timestamptz,
        ended_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    webhook_deliveries (id) {
        id -> Uuid,
        webhook_id -> Uuid,
        event_id -> Uuid,
        kind -> Text,
        body -> Text,
        state -> Text,
        tries -> Integer,
        next_try_at -> Nullable<Timestamptz>,
        status -> Nullable<Integer>,
        error -> Nullable<Text>,
        response -> Nullable<Text>,
        replay_of -> Nullable<Uuid>,
        created_at -> Timestamptz,
        tried_at -> Nullable<Timestamptz>,
    }
}

diesel::table! {
    webhooks (id) {
        id -> Uuid,
        company_id -> Uuid,
        url -> Text,
        events -> Array<Text>,
        state -> Text,
        version -> Integer,
        secret -> Bytea,
        old_secret -> Nullable<Bytea>,
        old_secret_until -> Nullable<Timestamptz>,
        failing_since -> Nullable<Timestamptz>,
        reason -> Nullable<Text>,
        created_by -> Nullable<Uuid>,
        created_at -> Timestamptz,
        changed_at -> Timestamptz,
    }
}

diesel::table! {
    workers (id) {
        id -> Uuid,
        lock_key -> BigInt,
        host -> Text,
        languages -> Jsonb,
        isolation -> Text,
        started_at -> Timestamptz,
        last_seen_at -> Timestamptz,
        stopped_at -> Nullable<Timestamptz>,
        slots -> SmallInt,
        figures -> Jsonb,
        build -> Text,
    }
}

diesel::table! {
    similarity_scopes (problem_id, language) {
        problem_id -> Uuid,
        language -> Text,
        sources -> BigInt,
        comparable -> BigInt,
        pairs -> BigInt,
    }
}

diesel::table! {
    similarity_sources (submission_id) {
        submission_id -> Uuid,
        attempt_id -> Uuid,
        task_id -> Uuid,
        user_id -> Uuid,
        problem_id -> Uuid,
        language -> Text,
        hashes -> Array<BigInt>,
        fingerprints -> Integer,
        outcome -> Text,
        others -> BigInt,
        solutions -> Integer,
        sent_at -> Timestamptz,
        compared_at -> Timestamptz,
    }
}

diesel::table! {
    similarity_hashes (problem_id, language, hash) {
        problem_id -> Uuid,
        language -> Text,
        hash -> BigInt,
        sources -> BigInt,
    }
}

diesel::table! {
    similarity_spreads (problem_id, language, permille) {
        problem_id -> Uuid,
        language -> Text,
        permille -> Integer,
        pairs -> BigInt,
    }
}

diesel::table! {
    similarity_matches (id) {
        id -> Uuid,
        submission_id -> Uuid,
        other_id -> Nullable<Uuid>,
        problem_version_id -> Nullable<Uuid>,
        cluster -> Uuid,
        fingerprints -> Integer,
        covered -> Integer,
        other_fingerprints -> Integer,
        other_covered -> Integer,
        longest -> Integer,
        threshold_permille -> Integer,
        fragments -> Jsonb,
        found_at -> Timestamptz,
    }
}

diesel::joinable!(accommodation_requests -> invitations (invitation_id));
diesel::joinable!(activation_links -> inquiries (inquiry_id));
diesel::joinable!(address_changes -> users (user_id));
diesel::joinable!(api_keys -> companies (company_id));
diesel::joinable!(agreements -> users (user_id));
diesel::joinable!(application_drafts -> resumes (resume_id));
diesel::joinable!(application_drafts -> roles (role_id));
diesel::joinable!(application_drafts -> users (candidate_id));
diesel::joinable!(application_invitations -> applications (application_id));
diesel::joinable!(application_invitations -> invitations (invitation_id));
diesel::joinable!(application_notes -> applications (application_id));
diesel::joinable!(application_notes -> users (author_id));
diesel::joinable!(applications -> resumes (resume_id));
diesel::joinable!(applications -> roles (role_id));
diesel::joinable!(applications -> users (candidate_id));
diesel::joinable!(assessment_tasks -> assessments (assessment_id));
diesel::joinable!(assessment_tasks -> problem_versions (problem_version_id));
diesel::joinable!(assessment_variants -> assessment_tasks (task_id));
diesel::joinable!(assessment_variants -> problem_versions (problem_version_id));
diesel::joinable!(assessments -> companies (company_id));
diesel::joinable!(assessments -> partners (partner_id));
diesel::joinable!(assessments -> users (created_by));
diesel::joinable!(checkouts -> invoices (invoice_id));
diesel::joinable!(checkouts -> payments (payment_id));
diesel::joinable!(checkouts -> users (created_by));
diesel::joinable!(ats_connections -> companies (company_id));
diesel::joinable!(ats_connections -> users (created_by));
diesel::joinable!(ats_exchanges -> ats_connections (connection_id));
diesel::joinable!(ats_exchanges -> ats_starts (start_id));
diesel::joinable!(ats_starts -> ats_connections (connection_id));
diesel::joinable!(ats_starts -> invitations (invitation_id));
diesel::joinable!(calendar_feeds -> users (user_id));
diesel::joinable!(integrity_cases -> attempts (attempt_id));
diesel::joinable!(integrity_examinations -> attempts (attempt_id));
diesel::joinable!(invitation_credit_uses -> invitation_credits (credit_id));
diesel::joinable!(invitation_credit_uses -> invitations (invitation_id));
diesel::joinable!(invitation_credits -> companies (company_id));
diesel::joinable!(invitation_credits -> users (granted_by));
diesel::joinable!(outage_credits -> attempts (attempt_id));
diesel::joinable!(attempt_leases -> attempts (attempt_id));
diesel::joinable!(attempt_tasks -> assessments (assessment_id));
diesel::joinable!(attempt_tasks -> attempts (attempt_id));
diesel::joinable!(attempt_tasks -> problem_versions (problem_version_id));
diesel::joinable!(attempts -> assessments (assessment_id));
diesel::joinable!(attempts -> invitations (invitation_id));
diesel::joinable!(attempts -> users (user_id));
diesel::joinable!(audit_log -> users (actor_id));
diesel::joinable!(board_changes -> roles (role_id));
diesel::joinable!(cohort_members -> cohorts (assessment_id));
diesel::joinable!(cohort_members -> invitations (invitation_id));
diesel::joinable!(cohort_members -> users (user_id));
diesel::joinable!(cohorts -> assessments (assessment_id));
diesel::joinable!(company_details -> companies (company_id));
diesel::joinable!(company_grants -> companies (company_id));
diesel::joinable!(company_logos -> companies (company_id));
diesel::joinable!(company_members -> companies (company_id));
diesel::joinable!(company_members -> users (user_id));
diesel::joinable!(credit_note_lines -> credit_notes (credit_note_id));
diesel::joinable!(credit_notes -> invoices (invoice_id));
diesel::joinable!(digest_entries -> users (user_id));
diesel::joinable!(drafts -> assessment_tasks (task_id));
diesel::joinable!(drafts -> attempts (attempt_id));
diesel::joinable!(erasures -> users (user_id));
diesel::joinable!(github_reports -> companies (company_id));
diesel::joinable!(grace_extensions -> companies (company_id));
diesel::joinable!(grades -> attempts (attempt_id));
diesel::joinable!(idempotency_keys -> users (user_id));
diesel::joinable!(inquiries -> companies (company_id));
diesel::joinable!(inquiries -> users (user_id));
diesel::joinable!(internship_check_ins -> internships (internship_id));
diesel::joinable!(internship_extensions -> internships (internship_id));
diesel::joinable!(internship_items -> internships (internship_id));
diesel::joinable!(internship_ratings -> internships (internship_id));
diesel::joinable!(internship_reminders -> internships (internship_id));
diesel::joinable!(internships -> applications (application_id));
diesel::joinable!(internships -> companies (company_id));
diesel::joinable!(interview_companies -> companies (company_id));
diesel::joinable!(interview_drafts -> users (author_id));
diesel::joinable!(interview_figures -> interview_companies (company_slug));
diesel::joinable!(interview_likes -> interviews (interview_id));
diesel::joinable!(interview_replies -> interviews (interview_id));
diesel::joinable!(interview_reports -> interviews (interview_id));
diesel::joinable!(interview_texts -> interviews (interview_id));
diesel::joinable!(interview_turns -> interview_drafts (draft_id));
diesel::joinable!(interviews -> interview_companies (company_slug));
diesel::joinable!(introductions -> companies (company_id));
diesel::joinable!(introductions -> roles (role_id));
diesel::joinable!(invitation_reports -> invitations (invitation_id));
diesel::joinable!(invitation_stops -> companies (company_id));
diesel::joinable!(invitations -> assessments (assessment_id));
diesel::joinable!(invoice_lines -> invoices (invoice_id));
diesel::joinable!(invoices -> companies (company_id));
diesel::joinable!(jobs -> workers (worker_id));
diesel::joinable!(named_roles -> roles (role_id));
diesel::joinable!(named_roles -> users (named_by));
diesel::joinable!(meetings -> applications (application_id));
diesel::joinable!(notification_settings -> users (user_id));
diesel::joinable!(notifications -> users (user_id));
diesel::joinable!(offers -> applications (application_id));
diesel::joinable!(otp_challenges -> users (user_id));
diesel::joinable!(partner_applications -> users (user_id));
diesel::joinable!(partner_postings -> partner_commissions (commission_id));
diesel::joinable!(partners -> users (user_id));
diesel::joinable!(plans -> users (made_by));
diesel::joinable!(practice_drafts -> problems (problem_id));
diesel::joinable!(practice_drafts -> users (user_id));
diesel::joinable!(practice_statistics -> problems (problem_id));
diesel::joinable!(payments -> invoices (invoice_id));
diesel::joinable!(problem_check_lines -> problem_checks (check_id));
diesel::joinable!(problem_checks -> problem_drafts (draft_id));
diesel::joinable!(problem_draft_files -> problem_drafts (draft_id));
diesel::joinable!(problem_draft_files -> users (changed_by));
diesel::joinable!(problem_drafts -> users (updated_by));
diesel::joinable!(problem_groups -> problem_versions (problem_version_id));
diesel::joinable!(problem_versions -> problems (problem_id));
diesel::joinable!(profiles -> users (user_id));
diesel::joinable!(puzzle_tries -> puzzles (puzzle_id));
diesel::joinable!(puzzle_tries -> users (user_id));
diesel::joinable!(report_links -> attempts (attempt_id));
diesel::joinable!(report_views -> report_links (link_id));
diesel::joinable!(report_review_versions -> report_reviews (review_id));
diesel::joinable!(report_reviews -> attempts (attempt_id));
diesel::joinable!(report_reviews -> companies (company_id));
diesel::joinable!(report_reviews -> users (author_id));
diesel::joinable!(result_decisions -> invitations (invitation_id));
diesel::joinable!(result_decisions -> users (decided_by));
diesel::joinable!(result_rules -> assessments (assessment_id));
diesel::joinable!(reused_results -> attempts (attempt_id));
diesel::joinable!(reused_results -> invitations (invitation_id));
diesel::joinable!(resumes -> users (user_id));
diesel::joinable!(role_alerts -> users (user_id));
diesel::joinable!(role_proposals -> roles (role_id));
diesel::joinable!(roles -> assessments (assessment_id));
diesel::joinable!(roles -> companies (company_id));
diesel::joinable!(roles -> users (created_by));
diesel::joinable!(selection_reports -> roles (role_id));
diesel::joinable!(similarity_sources -> attempts (attempt_id));
diesel::joinable!(slate_entries -> applications (application_id));
diesel::joinable!(slate_entries -> users (excluded_by));
diesel::joinable!(presences -> users (user_id));
diesel::joinable!(scenario_skips -> users (user_id));
diesel::joinable!(scorecard_versions -> scorecards (scorecard_id));
diesel::joinable!(scorecards -> applications (application_id));
diesel::joinable!(scorecards -> users (author_id));
diesel::joinable!(submission_tests -> submissions (submission_id));
diesel::joinable!(submissions -> assessment_tasks (task_id));
diesel::joinable!(submissions -> attempts (attempt_id));
diesel::joinable!(submissions -> problem_versions (problem_version_id));
diesel::joinable!(submissions -> users (user_id));
diesel::joinable!(subscription_periods -> invoices (invoice_id));
diesel::joinable!(subscription_periods -> subscriptions (subscription_id));
diesel::joinable!(subscriptions -> companies (company_id));
diesel::joinable!(subscriptions -> users (created_by));
diesel::joinable!(talent_blocks -> companies (company_id));
diesel::joinable!(talent_blocks -> talent_profiles (profile_id));
diesel::joinable!(talent_cards -> talent_cells (cell));
diesel::joinable!(talent_cards -> talent_profiles (profile_id));
diesel::joinable!(talent_picks -> companies (company_id));
diesel::joinable!(talent_picks -> talent_profiles (profile_id));
diesel::joinable!(talent_profiles -> users (user_id));
diesel::joinable!(talent_prospects -> roles (role_id));
diesel::joinable!(talent_searches -> companies (company_id));
diesel::joinable!(talent_searches -> users (user_id));
diesel::joinable!(team_invitations -> companies (company_id));
diesel::joinable!(team_invitations -> users (invited_by));
diesel::joinable!(verdicts -> submissions (submission_id));
diesel::joinable!(verdicts -> workers (worker_id));
diesel::joinable!(webhook_deliveries -> webhooks (webhook_id));
diesel::joinable!(webhooks -> companies (company_id));
diesel::joinable!(webhooks -> users (created_by));

/// Which tables one statement may name. Diesel writes five implementations for each pair; for all
/// pairs of all tables that took longer to compile than everything else in this crate, so each line
/// names the tables that are joined with the first.
macro_rules! joined {
    ($($table:ident: $($other:ident),+;)+) => {$($(
        diesel::allow_tables_to_appear_in_same_query!($table, $other);
    )+)+};
}

joined! {
    activation_links: inquiries;
    application_invitations: applications, assessments, attempts, invitations, result_decisions, roles;
    applications: internships, meetings, named_roles, offers, partners, resumes, roles,
        selection_reports, slate_entries;
    assessment_statistics: grades;
    assessment_tasks: assessment_statistics, cohorts, drafts, grades, partners, problem_groups,
        recording_batches, verdicts;
    assessment_variants: assessment_tasks, attempt_tasks, problem_versions, problems;
    assessments: accommodation_requests, applications, assessment_statistics, assessment_tasks,
        company_members, drafts, grades, integrity_cases, internships, interview_companies,
        interview_drafts, interview_texts, interview_turns, invitations, partners, problem_groups,
        problem_versions, problems, report_links, result_rules, reused_results, roles,
        similarity_matches, similarity_sources, submissions, verdicts;
    ats_connections: ats_exchanges, ats_starts;
    ats_exchanges: ats_starts;
    attempt_tasks: assessments, attempts, companies, drafts, problem_groups, problem_versions, problems,
        submissions;
    attempts: applications, assessment_statistics, assessment_tasks, assessments, assistant_questions,
        attempt_addresses, attempt_leases, company_members, drafts, grades, integrity_cases,
        integrity_examinations, interview_companies, interview_drafts, interview_texts, interview_turns, invitations,
        partners, problem_groups, problem_tests, problem_versions, problems, recording_batches, report_links,
        report_views, reused_results, roles, similarity_matches, similarity_sources, submission_tests,
        submissions, verdicts;
    cohort_members: assessments, attempts, cohorts, grades, invitations, users;
    cohorts: assessments, invitations, partners;
    companies: api_keys, applications, assessment_tasks, assessments, ats_connections, attempts,
        free_trials,
        company_details, company_grants, company_logos, company_members, drafts, erasures,
        github_reports, grace_extensions, grades, inquiries, integrity_cases, internships,
        interviews, introductions, invitations, invoices,
        partner_attributions, partners, payments, problem_versions, problems, profiles,
        referral_accounts, reused_results, roles, submissions, subscriptions, talent_blocks,
        talent_picks, talent_profiles, team_invitations;
    company_details: company_logos;
    company_grants: applications, roles, slate_entries;
    company_members: assessment_tasks, company_details, grades, internships, invoices,
        partner_attributions, payments, referral_accounts, reused_results, roles, submissions;
    credit_note_lines: credit_notes;
    digest_entries: notification_settings;
    integrity_cases: integrity_examinations;
    internships: internship_items, partners, payments, referral_accounts;
    interview_companies: interview_drafts, interview_figures, interview_replies, interview_texts,
        interview_turns, interviews;
    interview_drafts: interview_replies, interview_reports, interview_texts, interview_turns;
    interview_replies: interview_reports;
    interview_texts: interview_turns;
    interviews: interview_likes, interview_replies, interview_texts;
    introductions: profiles, talent_blocks, talent_cards, talent_cells, talent_deal, talent_key,
        talent_profiles;
    invitation_credit_uses: invitation_credits;
    invitation_reports: assessments, companies, invitations;
    invitations: accommodation_requests, applications, assessment_tasks, company_members, drafts,
        grades, integrity_cases, internships, partners, problems, result_decisions, reused_results, roles,
        submissions;
    invoices: company_details, credit_notes, grace_extensions, internships, partner_attributions,
        payments, referral_accounts, roles, subscription_periods, subscriptions;
    partner_attributions: internships, partner_commissions, partner_postings, partner_statements,
        partners, payments, referral_accounts;
    partner_commissions: partner_postings;
    partner_invitations: partner_attributions, users;
    partner_statements: partner_commissions, partner_postings, partners;
    practice_drafts: practice_statistics;
    problem_groups: assessment_statistics, grades, problem_tests, submission_tests, verdicts;
    problem_tests: submission_tests;
    problem_versions: assessment_statistics, assessment_tasks, company_members, drafts, grades,
        invitations, practice_drafts, practice_statistics, problem_groups, problem_tests, problems,
        scenario_tasks, submission_tests, submissions, verdicts;
    problems: assessment_tasks, drafts, grades, practice_drafts, practice_statistics,
        problem_groups, problem_tests, scenario_tasks, submission_tests, submissions, verdicts;
    referral_accounts: partners, payments;
    report_links: report_views;
    result_decisions: assessments, attempts, companies, reused_results;
    role_proposals: companies, roles;
    roles: company_details, internships, introductions, named_roles, partners, resumes,
        selection_reports, talent_prospects;
    similarity_sources: similarity_hashes, similarity_matches;
    slate_entries: companies, roles;
    submissions: assessment_tasks, drafts, grades, practice_drafts, practice_statistics,
        problem_groups, problem_tests, submission_tests, verdicts;
    subscription_periods: subscriptions;
    support_conversations: support_attachments, support_messages;
    talent_blocks: talent_cards, talent_cells, talent_deal, talent_key, talent_picks, talent_profiles;
    talent_cards: talent_cells, talent_deal, talent_profiles, users;
    talent_cells: talent_deal, talent_profiles, users;
    talent_deal: talent_key, talent_profiles, users;
    talent_profiles: talent_key, talent_picks;
    users: accommodation_requests, applications, assessment_tasks, assessments, attempts,
        audit_log, companies, company_members, drafts, grades, inquiries, integrity_cases,
        internships, interview_companies, interview_drafts, interview_texts, interview_turns,
        introductions, invitations, invoices, partner_applications, partner_attributions,
        partner_statements, partners, payments, presences, problem_draft_files, problem_drafts,
        problem_groups, problem_tests, problem_versions, profiles, referral_accounts, report_links,
        report_views, resumes, reused_results, roles, setting_versions, similarity_matches,
        similarity_sources, submission_tests, submissions, support_conversations, support_messages,
        talent_blocks, talent_key, talent_picks, talent_profiles, verdicts;
    verdicts: assessment_statistics, grades, problem_tests, submission_tests;
}
