//! Runs the module in Node.js beside the native code.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::Value;
use wasm::Module;

/// The module and the native code, with the same requests so far.
pub(crate) struct Both {
    native: Module,
    pub(crate) node: Node,
}

/// The process that runs the module.
pub(crate) struct Node {
    pub(crate) child: Child,
    requests: ChildStdin,
    responses: BufReader<ChildStdout>,
}

impl Both {
    pub(crate) fn start() -> Both {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/all/respond.mjs");
        let child = Command::new("node").arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = child.expect("the tests need Node.js");
        let requests = child.stdin.take().unwrap();
        let responses = BufReader::new(child.stdout.take().unwrap());
        Both { native: Module::default(), node: Node { child, requests, responses } }
    }

    /// The response of native code; the module must give the same.
    pub(crate) fn respond(&mut self, request: &Value) -> Value {
        let native = self.native(request);
        assert_eq!(self.module(request), native, "{request}");
        native
    }

    /// The value of a response; refusals fail the test.
    pub(crate) fn ok(&mut self, request: &Value) -> Value {
        let response = self.respond(request);
        assert!(response.get("ok").is_some(), "{request}: {response}");
        response["ok"].clone()
    }

    /// The response of native code.
    pub(crate) fn native(&mut self, request: &Value) -> Value {
        serde_json::from_slice(&self.native.respond(request.to_string().as_bytes())).unwrap()
    }

    /// The response of the module.
    pub(crate) fn module(&mut self, request: &Value) -> Value {
        writeln!(self.node.requests, "{request}").unwrap();
        let mut line = String::new();
        self.node.responses.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap()
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
