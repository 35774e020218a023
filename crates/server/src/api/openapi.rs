//! The description of the API, made from the code.

use axum::Json;
use ludejo_wire::Problem;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{ContentBuilder, PathItem, Ref, ResponseBuilder};
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
        for (status, why) in [
            ("4XX", "The request can't be carried out"),
            ("5XX", "The server can't carry it out now"),
        ] {
            let problem = ResponseBuilder::new()
                .description(why)
                .content("application/json", content.clone())
                .build();
            for operation in description.paths.paths.values_mut().flat_map(operations) {
                let responses = &mut operation.responses.responses;
                responses.insert(status.to_owned(), problem.clone().into());
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
pub(super) async fn describe() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}
