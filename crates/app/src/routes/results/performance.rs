//! How a problem went: for a company's candidates, for everybody, or for oneself.

use std::borrow::Cow;

use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use assessments::performance::{MOST_GIVEN, Own, Scope};
use assessments::statistics::ItemFacts;
use challenges::performance::{Figures, NEAR_PERCENT, SHOWN_FROM};
use challenges::problems::Slug;
use companies::{grants, profiles};
use db::Conn;
use flows::performance::{self, DAYS, Performance, ProblemFilter};
use kernel::ProblemId;
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, Viewer, query, spreadsheet};
use crate::wire::words::Whom;
use crate::wire::{ItemView, LanguageId, PerformanceScope, TestTag, Time, Verdict, Word, csv};

/// How many passed a group of hidden tests.
#[derive(Serialize, ToSchema)]
#[schema(as = PerformanceGroup)]
struct GroupView {
    name: String,
    tag: TestTag,
    /// Points, of 100, for passing every test of it.
    weight: i32,
    passed: i64,
    /// The people who were given a version of the problem that has the group.
    people: i64,
}

/// The time until the submit that counts, in seconds.
#[derive(Serialize, ToSchema)]
#[schema(as = PerformanceTimes)]
struct TimesView {
    lower_quartile: i64,
    median: i64,
    upper_quartile: i64,
}

/// How often a language was used.
#[derive(Serialize, ToSchema)]
#[schema(as = PerformanceLanguage)]
struct LanguageView {
    language: LanguageId,
    people: i64,
}

/// How often a verdict was given.
#[derive(Serialize, ToSchema)]
#[schema(as = PerformanceVerdict)]
struct VerdictView {
    verdict: Verdict,
    submits: i64,
}

/// How a problem went for at least `shown_from` people, by the first attempt of each.
#[derive(Serialize, ToSchema)]
#[schema(as = PerformanceFigures)]
struct FiguresView {
    /// How hard it was, and how it went beside the rest of the same attempts.
    item: ItemView,
    /// Those who submitted something.
    answered: i64,
    /// How many got 0 to 9 points, 10 to 19, and so on to 90 to 100. Nothing submitted is 0.
    points: Vec<i64>,
    groups: Vec<GroupView>,
    /// Null while too few submitted something.
    times: Option<TimesView>,
    /// Of the submits that count, the commonest first.
    languages: Vec<LanguageView>,
    /// Of every submit, the commonest first.
    verdicts: Vec<VerdictView>,
    /// Submits that count whose slowest test needed `near_limit_percent` of the time limit or more.
    near_limit: i64,
    /// Of programs that are much alike, in which one of those is that were counted; the others may be of other people.
    clusters: usize,
}

impl FiguresView {
    fn of((of, item): (Figures, ItemFacts), clusters: usize) -> Self {
        let groups = of.groups.into_iter().map(|group| GroupView {
            name: group.name,
            tag: group.tag.into(),
            weight: group.weight,
            passed: group.passed,
            people: group.people,
        });
        let languages = of.languages.into_iter();
        let verdicts = of.verdicts.into_iter();
        Self {
            item: ItemView::of(item, of.people, None),
            answered: of.answered,
            points: of.points.to_vec(),
            groups: groups.collect(),
            times: of.seconds.map(|seconds| TimesView {
                lower_quartile: seconds.lower,
                median: seconds.median,
                upper_quartile: seconds.upper,
            }),
            languages: languages
                .map(|(language, people)| LanguageView { language: language.into(), people })
                .collect(),
            verdicts: verdicts
                .map(|(verdict, submits)| VerdictView { verdict: verdict.into(), submits })
                .collect(),
            near_limit: of.near_limit,
            clusters,
        }
    }
}

/// A graded attempt of one's own.
#[derive(Serialize, ToSchema)]
#[schema(as = OwnPerformance)]
struct OwnView {
    /// Its report.
    report_id: Uuid,
    assessment_title: String,
    company_name: String,
    began_at: Time,
    /// 0 to 100; null where nothing was submitted.
    points: Option<i32>,
}

impl From<Own> for OwnView {
    fn from(own: Own) -> Self {
        Self {
            report_id: own.attempt.0,
            assessment_title: own.assessment_title,
            company_name: own.company_name,
            began_at: own.began.into(),
            points: own.points,
        }
    }
}

/// How a problem went in assessments. Trials are left out.
#[derive(Serialize, ToSchema)]
#[schema(as = PerformanceReport)]
pub(crate) struct PerformanceView {
    title: String,
    scope: PerformanceScope,
    /// How many people's first attempts were counted; 0 where the scope is one's own.
    people: usize,
    /// How many people have begun an attempt with it, whenever; 0 where the scope is one's own.
    given: i64,
    /// Whether more people than `exposure_cap` have been given it, by whichever company.
    overexposed: bool,
    exposure_cap: i64,
    /// How many days back was looked.
    days: i64,
    /// From how many people on figures are shown.
    shown_from: usize,
    near_limit_percent: i64,
    /// Null where too few people were given the problem, and where the scope is one's own.
    figures: Option<FiguresView>,
    /// One's own attempts, the latest first; empty in every other scope.
    own: Vec<OwnView>,
}

/// The version of a problem to report on.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct OfVersion {
    /// The id of one of its versions. All are counted together where it is absent; of anything else there is no report.
    version: Option<String>,
}

/// The problem and version that a request names.
fn filter_of(req: &HttpRequest, problem: Slug) -> Result<ProblemFilter, ApiError> {
    let of: OfVersion = query(req, "Ask for one `version`.")?;
    let read = |id: String| id.parse().map(ProblemId).map_err(|_| ApiError::not_found());
    Ok(ProblemFilter { problem, version: of.version.map(read).transpose()? })
}

/// Whom the asker may see.
fn scope(conn: &mut Conn, viewer: &Viewer, is_admin: bool) -> Result<Option<Scope>, ApiError> {
    if is_admin {
        return Ok(Some(Scope::Everybody));
    }
    let Some(membership) = profiles::of_member(conn, viewer.user.id)? else { return Ok(None) };
    let company = &membership.company;
    let reads = membership.role.reads();
    let may = reads && grants::flags(conn, company.id)?.may_assess(company.state);
    Ok(may.then_some(Scope::Company(company.id)))
}

/// What was found for somebody.
struct Found {
    title: String,
    whose: Whom,
    people: usize,
    figures: Option<(Figures, ItemFacts)>,
    given: i64,
    overexposed: bool,
    clusters: usize,
    own: Vec<Own>,
}

async fn find(state: &State, viewer: Viewer, filter: ProblemFilter) -> Result<Found, ApiError> {
    let is_admin = viewer.user.is_admin(state.config.admin_email.as_ref());
    let now = state.clock.now();
    let found = state.db.read(move |conn| {
        let Some(scope) = scope(conn, &viewer, is_admin)? else {
            let found = performance::of_one(conn, &filter, viewer.user.id)?;
            let own = |(title, own)| Found {
                title,
                whose: Whom::Own,
                people: 0,
                figures: None,
                given: 0,
                overexposed: false,
                clusters: 0,
                own,
            };
            return Ok(found.map(own));
        };
        let whose = if is_admin { Whom::Everybody } else { Whom::Company };
        let found = performance::of_many(conn, &filter, scope, now)?;
        let many = |of: Performance| Found {
            title: of.title,
            whose,
            people: of.people,
            figures: of.figures.zip(of.item),
            given: of.given,
            overexposed: of.overexposed,
            clusters: of.clusters,
            own: Vec::new(),
        };
        Ok::<_, ApiError>(found.map(many))
    });
    found.await?.ok_or_else(ApiError::not_found)
}

/// How a problem went: a company reads it of its own candidates, the admin of everybody, a candidate of
/// themselves where they were given the problem. To anybody else it is not there.
#[utoipa::path(get, path = "/api/problems/{id}/report", tag = "reports", security(("bearer" = [])),
    params(("id" = String, Path, description = "The problem's name"), OfVersion),
    responses((status = 200, body = PerformanceView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_performance(
    state: Data<State>,
    viewer: Viewer,
    slug: Id<Slug>,
    req: HttpRequest,
) -> Result<Json<PerformanceView>, ApiError> {
    let found = find(&state, viewer, filter_of(&req, slug.0)?).await?;
    Ok(Json(PerformanceView {
        title: found.title,
        scope: Word(found.whose),
        people: found.people,
        given: found.given,
        overexposed: found.overexposed,
        exposure_cap: MOST_GIVEN,
        days: DAYS,
        shown_from: SHOWN_FROM,
        near_limit_percent: NEAR_PERCENT,
        figures: found.figures.map(|figures| FiguresView::of(figures, found.clusters)),
        own: found.own.into_iter().map(OwnView::from).collect(),
    }))
}

const HEADINGS: [&str; 4] = ["Figure", "Of", "Count", "Out of"];

fn table(
    (of, item): &(Figures, ItemFacts),
    (given, clusters): (i64, usize),
) -> Result<Vec<u8>, ::csv::Error> {
    type Row = (&'static str, String, i64, Option<i64>);
    let clusters = i64::try_from(clusters).unwrap_or(i64::MAX);
    let mut rows: Vec<Row> = vec![
        ("Given to", String::new(), given, None),
        ("People", String::new(), of.people, None),
        ("Submitted something", String::new(), of.answered, Some(of.people)),
        ("Points reached", String::new(), i64::from(item.facility_thousandths), Some(1000)),
    ];
    rows.extend(
        item.discrimination_thousandths
            .map(|found| ("Discrimination", String::new(), i64::from(found), Some(1000))),
    );
    rows.extend(of.points.iter().zip(0_i64..).map(|(count, bin)| {
        let last = if bin == 9 { 100 } else { bin * 10 + 9 };
        ("Points", format!("{} to {last}", bin * 10), *count, Some(of.people))
    }));
    rows.extend(
        of.groups.iter().map(|one| ("Passed", one.name.clone(), one.passed, Some(one.people))),
    );
    if let Some(seconds) = of.seconds {
        let times = [
            ("Lower quartile", seconds.lower),
            ("Median", seconds.median),
            ("Upper quartile", seconds.upper),
        ];
        rows.extend(times.map(|(name, took)| ("Seconds to submit", name.to_owned(), took, None)));
    }
    rows.extend(of.languages.iter().map(|(language, count)| {
        ("Language", language.as_str().to_owned(), *count, Some(of.answered))
    }));
    rows.extend(
        of.verdicts
            .iter()
            .map(|(verdict, count)| ("Verdict", verdict.as_str().to_owned(), *count, None)),
    );
    rows.push(("Near the time limit", String::new(), of.near_limit, Some(of.answered)));
    rows.push(("Clusters of similar programs", String::new(), clusters, None));
    let cells = rows.into_iter().map(|(figure, what, count, whole)| {
        let whole = whole.map(|whole| whole.to_string()).unwrap_or_default();
        vec![Cow::from(figure), what.into(), count.to_string().into(), whole.into()]
    });
    csv(&HEADINGS, cells)
}

/// The figures as a table for a spreadsheet: to companies and the admin, where enough people were given the
/// problem.
#[utoipa::path(get, path = "/api/problems/{id}/report/export", tag = "reports",
    security(("bearer" = [])),
    params(("id" = String, Path, description = "The problem's name"), OfVersion),
    responses((status = 200, body = String, content_type = "text/csv"),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn export_performance(
    state: Data<State>,
    viewer: Viewer,
    slug: Id<Slug>,
    req: HttpRequest,
) -> Result<HttpResponse, ApiError> {
    let name = slug.0.to_string();
    let found = find(&state, viewer, filter_of(&req, slug.0)?).await?;
    let figures = found.figures.ok_or_else(ApiError::not_found)?;
    let beside = (found.given, found.clusters);
    spreadsheet(&name, table(&figures, beside))
}
