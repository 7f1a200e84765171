//! The answers in the OpenAPI document are complete: serde writes every field, so each is required,
//! also where it may be null.

use std::collections::BTreeSet;

use serde_json::Value;
use utoipa::openapi::schema::ArrayItems;
use utoipa::openapi::{OpenApi, RefOr, Schema};

/// Said on the socket, so no operation takes it.
const SENT_BESIDE: &str = "LiveRequest";

/// Makes the fields of every answer required. What is only sent to the server keeps those that may be
/// left out.
pub(super) fn complete(document: &mut OpenApi) {
    // It is JSON by its making; a test sees that it was completed.
    let value = serde_json::to_value(&*document).unwrap_or_default();
    let sent = reached(&value, "requestBody", BTreeSet::from([SENT_BESIDE.to_owned()]));
    let answered = reached(&value, "responses", BTreeSet::new());
    let whole = |name: &String| answered.contains(name) || !sent.contains(name);
    let schemas = document.components.iter_mut().flat_map(|all| &mut all.schemas);
    schemas.filter(|(name, _)| whole(name)).for_each(|(_, schema)| require(schema));
}

/// The schemas that this part of any operation refers to, and those that they refer to.
fn reached(document: &Value, part: &str, mut names: BTreeSet<String>) -> BTreeSet<String> {
    for operations in objects(at(document, "paths")) {
        objects(operations).for_each(|operation| named(at(operation, part), &mut names));
    }
    let schemas = at(at(document, "components"), "schemas");
    let mut known = 0;
    while known < names.len() {
        known = names.len();
        for name in names.clone() {
            named(at(schemas, &name), &mut names);
        }
    }
    names
}

/// Null where it has no such part.
fn at<'a>(value: &'a Value, name: &str) -> &'a Value {
    value.get(name).unwrap_or(&Value::Null)
}

fn objects(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_object().into_iter().flat_map(|fields| fields.values())
}

/// Collects the schemas that are referred to.
fn named(value: &Value, names: &mut BTreeSet<String>) {
    if let Some(name) = at(value, "$ref").as_str().and_then(|path| path.rsplit('/').next()) {
        names.insert(name.to_owned());
    }
    let parts = value.as_array().into_iter().flatten().chain(objects(value));
    parts.for_each(|part| named(part, names));
}

fn require(schema: &mut RefOr<Schema>) {
    let RefOr::T(schema) = schema else { return };
    match schema {
        Schema::Object(object) => {
            object.required = object.properties.keys().cloned().collect();
            object.properties.values_mut().for_each(require);
        }
        Schema::Array(array) => {
            if let ArrayItems::RefOrSchema(item) = &mut array.items {
                require(item);
            }
        }
        Schema::AllOf(all) => all.items.iter_mut().for_each(require),
        Schema::OneOf(one) => one.items.iter_mut().for_each(require),
        Schema::AnyOf(any) => any.items.iter_mut().for_each(require),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_answered_is_whole_and_what_is_asked_may_leave_things_out() {
        let text = serde_json::json!({
            "openapi": "3.1.0", "info": { "title": "", "version": "" },
            "paths": { "/": { "post": {
                "requestBody": { "content": { "application/json": {
                    "schema": { "$ref": "#/components/schemas/Question" } } } },
                "responses": { "200": { "description": "", "content": { "application/json": {
                    "schema": { "$ref": "#/components/schemas/Answer" } } } } } } } },
            "components": { "schemas": {
                "Question": { "type": "object", "properties": { "may": { "type": "string" } } },
                "Answer": { "allOf": [{ "type": "object", "properties": {
                    "part": { "$ref": "#/components/schemas/Part" } } }] },
                "Part": { "type": "array", "items": {
                    "type": "object", "properties": { "may": { "type": "string" } } } } } }
        });
        let mut document: OpenApi = serde_json::from_value(text).unwrap();
        complete(&mut document);
        let value = serde_json::to_value(document).unwrap();
        let schemas = &value["components"]["schemas"];
        assert_eq!(schemas["Question"]["required"], Value::Null);
        assert_eq!(schemas["Answer"]["allOf"][0]["required"], serde_json::json!(["part"]));
        assert_eq!(schemas["Part"]["items"]["required"], serde_json::json!(["may"]));
    }
}
