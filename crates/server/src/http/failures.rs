//! Which responses the log reports as failures: not those that refuse requests on purpose, although their status is 503.

use std::fmt::Display;

use axum::http::Response;
use tower_http::classify::{
    ClassifiedResponse, ClassifyResponse, NeverClassifyEos, ServerErrorsAsFailures, ServerErrorsFailureClass,
};

use crate::refusal::Intended;

/// Server errors that are not [`Intended`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Failures;

impl ClassifyResponse for Failures {
    type FailureClass = ServerErrorsFailureClass;
    type ClassifyEos = NeverClassifyEos<ServerErrorsFailureClass>;

    fn classify_response<B>(
        self,
        response: &Response<B>,
    ) -> ClassifiedResponse<ServerErrorsFailureClass, Self::ClassifyEos> {
        match response.extensions().get::<Intended>() {
            Some(Intended) => ClassifiedResponse::Ready(Ok(())),
            None => ServerErrorsAsFailures::default().classify_response(response),
        }
    }

    fn classify_error<E: Display + 'static>(self, error: &E) -> ServerErrorsFailureClass {
        ServerErrorsAsFailures::default().classify_error(error)
    }
}

#[cfg(test)]
mod tests {
    use axum::response::IntoResponse;

    use super::*;
    use crate::refusal::{Code, Refusal};

    #[test]
    fn maintenance_and_low_space_are_not_failures() {
        let is_failure = |code| {
            let response = Refusal::new(code, "").into_response();
            assert_eq!(response.status(), 503);
            matches!(Failures.classify_response(&response), ClassifiedResponse::Ready(Err(_)))
        };
        let codes = [Code::Maintenance, Code::LowSpace, Code::Unavailable];
        assert_eq!(codes.map(is_failure), [false, false, true]);
    }
}
