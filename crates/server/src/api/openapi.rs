//! The description of the API, made from the code.

use axum::Json;
use ludejo_wire::Problem;
use serde_json::Value;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{
    ContentBuilder, HeaderBuilder, ObjectBuilder, PathItem, Ref, ResponseBuilder, Type,
};
use utoipa::{Modify, OpenApi};

/// Where people find each other and play. What happens while one looks on is told over the socket at
/// `/api/socket`.
#[derive(OpenApi)]
#[openapi(
    info(title = "Ludejo"),
    paths(
        super::players::register,
        super::players::me,
        super::players::rename,
        super::players::forget,
        super::invitations::lobby,
        super::invitations::invite,
        super::invitations::own,
        super::invitations::see,
        super::invitations::join,
        super::invitations::decline,
        super::invitations::start,
        super::invitations::withdraw,
        super::games::own,
        super::games::see,
        super::games::record,
        super::games::command,
        super::games::say,
        super::games::rematch,
        super::games::claim,
        super::blocks::all,
        super::blocks::see,
        super::blocks::add,
        super::blocks::remove,
    ),
    components(schemas(Problem)),
    modifiers(&Secret, &Problems)
)]
struct Description;

/// How players say who they are.
struct Secret;

impl Modify for Secret {
    fn modify(&self, description: &mut utoipa::openapi::OpenApi) {
        let components = description.components.get_or_insert_default();
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        components.add_security_scheme("secret", scheme);
    }
}

/// What can go wrong, anywhere.
struct Problems;

impl Modify for Problems {
    fn modify(&self, description: &mut utoipa::openapi::OpenApi) {
        let schema = Ref::from_schema_name("Problem");
        let content = ContentBuilder::new().schema(Some(schema)).build();
        let problem = |why: &str| {
            let problem = ResponseBuilder::new().description(why);
            problem.content("application/json", content.clone())
        };
        let seconds = ObjectBuilder::new()
            .schema_type(Type::Integer)
            .minimum(Some(1));
        let wait = HeaderBuilder::new()
            .description(Some("How many seconds to wait"))
            .schema(Some(seconds))
            .build();
        for operation in description.paths.paths.values_mut().flat_map(operations) {
            let responses = &mut operation.responses.responses;
            if operation.security.is_some() {
                let unknown = problem("The secret is missing, or nobody has it");
                responses.insert("401".to_owned(), unknown.build().into());
            }
            let often = problem("It was asked too often");
            let often = often.header("Retry-After", wait.clone());
            responses.insert("429".to_owned(), often.build().into());
            for (status, why) in [
                ("4XX", "The request can't be carried out"),
                ("5XX", "The server can't carry it out now"),
            ] {
                responses.insert(status.to_owned(), problem(why).build().into());
            }
        }
    }
}

/// What can be done at an address.
fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut utoipa::openapi::path::Operation> {
    let all = [
        &mut item.get,
        &mut item.put,
        &mut item.post,
        &mut item.delete,
        &mut item.patch,
    ];
    all.into_iter().flatten()
}

/// The description.
pub(super) async fn describe() -> Json<Value> {
    // Words, numbers and lists of them can always be JSON.
    let mut description = serde_json::to_value(Description::openapi()).unwrap_or_default();
    bound(&mut description);
    close(&mut description);
    Json(description)
}

/// What is one of several things is no two of them at once, which utoipa doesn't say.
fn close(description: &mut Value) {
    for name in ["SeatWish", "Words"] {
        let kinds = description.pointer_mut(&format!("/components/schemas/{name}/oneOf"));
        let kinds = kinds.and_then(Value::as_array_mut).into_iter().flatten();
        for kind in kinds.filter(|kind| kind["type"] == "object") {
            kind["additionalProperties"] = false.into();
        }
    }
}

/// Says how great integers can be. Their formats say so only to people, and utoipa writes them
/// otherwise than the registry of formats does.
fn bound(part: &mut Value) {
    match part {
        Value::Array(parts) => parts.iter_mut().for_each(bound),
        Value::Object(parts) => {
            parts.values_mut().for_each(bound);
            let (format, greatest) = match parts.get("format").and_then(Value::as_str) {
                Some("u-int8") => ("uint8", u8::MAX.into()),
                Some("u-int32") => ("uint32", u32::MAX.into()),
                Some("u-int64") => ("uint64", u64::MAX),
                _ => return,
            };
            parts.insert("format".to_owned(), format.into());
            parts.entry("maximum").or_insert(greatest.into());
        }
        _ => {}
    }
}
