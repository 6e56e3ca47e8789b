//! Builds the OpenAPI document and the TypeScript declarations from the routes, for `cargo xtask types` only.

use std::future::Future;
use std::sync::Arc;

use axum::Extension;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, Uri};
use ts_rs::{TS, TypeVisitor};
use utoipa::openapi::path::{HttpMethod, OperationBuilder, ParameterBuilder, ParameterIn};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{
    ArrayBuilder, ComponentsBuilder, ContentBuilder, InfoBuilder, LicenseBuilder, OpenApi, OpenApiBuilder,
    Paths, Ref, RefOr, Required, Response, ResponseBuilder, Schema, SecurityRequirement, tag::Tag,
};
use utoipa::{IntoParams, PartialSchema, ToSchema};

use super::admin::Admin;
use super::caller::{Address, Caller, Client, Member, SessionMember};
use super::extract::{Body, Id, Query};
use super::routes;
use super::types::Declarations;
use crate::identity::credential::COOKIE;
use crate::refusal::ErrorBody;
use crate::tables::GameView;

const JSON: &str = "application/json";
const REFUSED: &str = "Refused";

/// A refused request; nothing has changed.
#[derive(TS, ToSchema)]
#[expect(dead_code, reason = "only its schema is used")]
struct Refusal {
    error: ErrorBody<'static>,
    /// The current game, where that helps.
    #[ts(optional)]
    game: Option<GameView>,
}

/// The text of `docs/openapi.json`.
pub fn openapi() -> String {
    let document = serde_json::to_value(document().finish()).expect("a document is valid JSON");
    format!("{document:#}\n")
}

/// The description of all routes.
pub(super) fn document() -> Document {
    let mut document = Document::default();
    document.use_type::<Refusal>();
    routes::page::describe(&mut document);
    routes::operation::describe(&mut document);
    routes::api::describe(&mut document);
    document
}

/// A line of the table of routes.
pub(super) struct Route {
    pub(super) tag: &'static str,
    /// The summary, an empty line, and more.
    pub(super) doc: &'static [&'static str],
    pub(super) method: &'static str,
    pub(super) path: &'static str,
    pub(super) id: &'static str,
}

/// The document so far.
#[derive(Default)]
pub(super) struct Document {
    paths: Paths,
    tags: Vec<&'static str>,
    schemas: Vec<(String, RefOr<Schema>)>,
    pub(super) declarations: Declarations,
}

/// The response of an operation that succeeds.
pub(super) struct Success {
    status: &'static str,
    response: Response,
    is_cached: bool,
    use_type: fn(&mut Document),
}

/// JSON.
pub(super) fn ok<T: ToSchema + TS + 'static>() -> Success {
    json::<T>(reference::<T>())
}

/// A JSON array.
pub(super) fn array_of<T: ToSchema + TS + 'static>() -> Success {
    json::<T>(ArrayBuilder::new().items(reference::<T>()).into())
}

fn json<T: ToSchema + TS + 'static>(schema: RefOr<Schema>) -> Success {
    let response = ResponseBuilder::new().description("Success.");
    let content = ContentBuilder::new().schema(Some(schema)).build();
    let response = response.content(JSON, content).build();
    Success { status: "200", response, is_cached: false, use_type: Document::use_type::<T> }
}

/// JSON of something new.
pub(super) fn created<T: ToSchema + TS + 'static>() -> Success {
    Success { status: "201", ..ok::<T>() }
}

/// Nothing.
pub(super) fn no_content() -> Success {
    let response = ResponseBuilder::new().description("Success, without content.").build();
    Success { status: "204", response, is_cached: false, use_type: |_| {} }
}

/// 202 Accepted: the work is done in the background.
pub(super) fn accepted() -> Success {
    Success { status: "202", ..no_content() }
}

/// A text of that content type.
pub(super) fn text(content_type: &str) -> Success {
    let content = ContentBuilder::new().schema(Some(String::schema())).build();
    let response = ResponseBuilder::new().description("Success.").content(content_type, content).build();
    Success { status: "200", ..no_content() }.with(response)
}

impl Success {
    /// The client may have the same already.
    pub(super) fn or_not_modified(self) -> Success {
        Success { is_cached: true, ..self }
    }

    fn with(self, response: Response) -> Success {
        Success { response, ..self }
    }
}

/// A handler, which says what it reads by its arguments.
pub(super) trait Handler<Arguments> {
    fn describe(document: &mut Document, operation: OperationBuilder) -> OperationBuilder;
}

/// An argument of a handler.
pub(super) trait Argument {
    fn describe(_document: &mut Document, operation: OperationBuilder) -> OperationBuilder {
        operation
    }
}

macro_rules! handler {
    ($($argument:ident)*) => {
        impl<F, Response, $($argument,)*> Handler<($($argument,)*)> for F
        where
            F: Fn($($argument),*) -> Response,
            Response: Future,
            $($argument: Argument,)*
        {
            fn describe(_document: &mut Document, operation: OperationBuilder) -> OperationBuilder {
                $(let operation = $argument::describe(_document, operation);)*
                operation
            }
        }
    };
}

handler!();
handler!(A);
handler!(A B);
handler!(A B C);
handler!(A B C D);
handler!(A B C D E);
handler!(A B C D E G);
handler!(A B C D E G H);
handler!(A B C D E G H I);

impl<T: ToSchema + TS + 'static> Argument for Body<T> {
    fn describe(document: &mut Document, operation: OperationBuilder) -> OperationBuilder {
        document.use_type::<T>();
        let content = ContentBuilder::new().schema(Some(reference::<T>())).build();
        let body = RequestBodyBuilder::new().required(Some(Required::True)).content(JSON, content).build();
        operation.request_body(Some(body))
    }
}

impl<T: IntoParams> Argument for Query<T> {
    fn describe(_: &mut Document, operation: OperationBuilder) -> OperationBuilder {
        let parameters = T::into_params(|| Some(ParameterIn::Query));
        parameters.into_iter().fold(operation, OperationBuilder::parameter)
    }
}

impl Argument for Member {
    fn describe(_: &mut Document, operation: OperationBuilder) -> OperationBuilder {
        let requirement = |name: &str| SecurityRequirement::new(name, [""; 0]);
        operation.security(requirement("cookie")).security(requirement("token"))
    }
}

impl Argument for SessionMember {
    fn describe(_: &mut Document, operation: OperationBuilder) -> OperationBuilder {
        operation.security(SecurityRequirement::new("cookie", [""; 0]))
    }
}

impl Argument for Admin {
    fn describe(document: &mut Document, operation: OperationBuilder) -> OperationBuilder {
        <Member as Argument>::describe(document, operation)
    }
}

impl Argument for Caller {}
impl Argument for Client {}
impl Argument for Address {}
impl Argument for Id {}
impl Argument for HeaderMap {}
impl Argument for Uri {}
impl<T> Argument for State<T> {}
impl<T> Argument for Extension<Arc<T>> {}
impl<T> Argument for Result<Path<T>, PathRejection> {}

impl Document {
    pub(super) fn add<A, H: Handler<A>>(&mut self, route: Route, _: H, success: Success) {
        let path = route.path.replace("{*", "{");
        let path = if path == "/api/" { "/api".to_owned() } else { path };
        if !self.tags.contains(&route.tag) {
            self.tags.push(route.tag);
        }
        (success.use_type)(self);
        let mut operation = operation(&route, &path);
        operation = H::describe(self, operation).response(success.status, success.response);
        if success.is_cached {
            let unchanged = ResponseBuilder::new().description("Not modified: If-None-Match still matches.");
            operation = operation.response("304", unchanged);
        }
        let operation = operation.response("default", Ref::from_response_name(REFUSED)).build();
        self.paths.add_path_operation(path, vec![method(route.method)], operation);
    }

    /// Adds the schema and the declaration of a type, and of every type it consists of.
    fn use_type<T: ToSchema + TS + 'static>(&mut self) {
        self.declarations.visit::<T>();
        T::schemas(&mut self.schemas);
        self.schemas.push((<T as ToSchema>::name().into_owned(), T::schema()));
    }

    fn finish(self) -> OpenApi {
        let license = LicenseBuilder::new().name("MIT OR Apache-2.0").identifier(Some("MIT OR Apache-2.0"));
        let info = InfoBuilder::new()
            .title("elgrande")
            .version(env!("CARGO_PKG_VERSION"))
            .description(Some(
                "The board game El Grande over HTTP. See docs/api.md for explanations. Bodies are JSON; unknown \
                 fields are refused. Times are milliseconds since 1970.",
            ))
            .license(Some(license.build()));
        let components = ComponentsBuilder::new()
            .response(REFUSED, refused())
            .security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(COOKIE))))
            .security_scheme(
                "token",
                SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build()),
            )
            .schemas_from_iter(distinct(self.schemas));
        OpenApiBuilder::new()
            .info(info.build())
            .tags(Some(self.tags.into_iter().map(Tag::new)))
            .paths(self.paths)
            .components(Some(components.build()))
            .build()
    }
}

fn operation(route: &Route, path: &str) -> OperationBuilder {
    let (summary, description) = route.doc.split_first().expect("a route has a line of documentation");
    let description = description.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ");
    let description = Some(description.trim().to_owned()).filter(|text| !text.is_empty());
    let operation = OperationBuilder::new()
        .tag(route.tag)
        .operation_id(Some(route.id))
        .summary(Some(summary.trim()))
        .description(description);
    let names = path.split('{').skip(1).filter_map(|rest| rest.split('}').next());
    names.fold(operation, |operation, name| operation.parameter(path_parameter(name)))
}

fn path_parameter(name: &str) -> ParameterBuilder {
    let description = match name {
        "edition" => Some("The edition of a table, or default."),
        "player" => Some("The id of a player."),
        "other" => Some("The id of another player."),
        "table" => Some("The id of a table."),
        "token" => Some("The id of a token."),
        _ => None,
    };
    ParameterBuilder::new()
        .name(name)
        .parameter_in(ParameterIn::Path)
        .required(Required::True)
        .description(description)
        .schema(Some(String::schema()))
}

fn method(word: &str) -> HttpMethod {
    match word {
        "get" => HttpMethod::Get,
        "post" => HttpMethod::Post,
        "put" => HttpMethod::Put,
        "patch" => HttpMethod::Patch,
        "delete" => HttpMethod::Delete,
        other => unreachable!("{other} is a method of axum that no route uses"),
    }
}

fn refused() -> Response {
    let content = ContentBuilder::new().schema(Some(reference::<Refusal>())).build();
    let description = "The request was refused; nothing has changed.";
    ResponseBuilder::new().description(description).content(JSON, content).build()
}

/// A reference to the schema of a type.
fn reference<T: ToSchema>() -> RefOr<Schema> {
    Ref::from_schema_name(T::name()).into()
}

/// Every schema once. Two types must not share a name.
fn distinct(mut schemas: Vec<(String, RefOr<Schema>)>) -> Vec<(String, RefOr<Schema>)> {
    let json = |schema: &RefOr<Schema>| serde_json::to_value(schema).unwrap_or_default();
    schemas.sort_by(|one, other| one.0.cmp(&other.0));
    schemas.dedup_by(|one, other| {
        let has_same_name = one.0 == other.0;
        assert!(!has_same_name || json(&one.1) == json(&other.1), "two types have the name {}", one.0);
        has_same_name
    });
    schemas
}
