//! Requests over HTTP, each on a connection of its own.

use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, bail, ensure};
use httpdate::parse_http_date;
use ludejo_wire::Problem;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Longer than a server lets anybody wait for an answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// Who asks.
#[derive(Clone, Copy, Debug)]
pub struct Caller<'a> {
    /// The address that it seems to come from, since servers limit how often one address may ask.
    pub address: IpAddr,
    /// What shows who it is, if it is anybody.
    pub secret: Option<&'a str>,
}

/// What was answered.
#[derive(Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// When, by the clock of the server's machine.
    pub date: Option<SystemTime>,
    /// What follows the head.
    pub body: String,
}

impl Answer {
    /// The body as what it is meant to be.
    ///
    /// # Errors
    /// If it is something else, such as a problem.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T> {
        ensure!(
            (200..300).contains(&self.status),
            "the answer is {} {}",
            self.status,
            self.body
        );
        Ok(serde_json::from_str(&self.body)?)
    }

    /// The key of the problem that was answered.
    #[must_use]
    pub fn problem(&self) -> String {
        let problem = serde_json::from_str::<Problem>(&self.body);
        problem.map_or_else(|_| self.status.to_string(), |problem| problem.key)
    }
}

/// Asks for something, such as `GET /api/me`, with a body of JSON if there is one.
///
/// # Errors
/// If there is no whole answer: whether the request was carried out is unknown then.
pub async fn ask(at: SocketAddr, caller: Caller<'_>, what: &str, body: &str) -> Result<Answer> {
    let asked = timeout(PATIENCE, exchange(at, caller, what, body)).await;
    asked.context("there is no answer in time")?
}

async fn exchange(at: SocketAddr, caller: Caller<'_>, what: &str, body: &str) -> Result<Answer> {
    let mut stream = TcpStream::connect(at).await?;
    let authorization = caller.secret.map_or_else(String::new, |secret| {
        format!("Authorization: Bearer {secret}\r\n")
    });
    let request = format!(
        "{what} HTTP/1.1\r\nHost: {at}\r\nX-Forwarded-For: {}\r\n{authorization}Connection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        caller.address,
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let answer = String::from_utf8(answer)?;
    let Some((head, body)) = answer.split_once("\r\n\r\n") else {
        bail!("the answer has no end of its head");
    };
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok());
    let header = |name: &str| {
        let mut lines = head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(other, _)| other.eq_ignore_ascii_case(name))
    };
    let length = header("content-length").and_then(|(_, value)| value.parse::<usize>().ok());
    ensure!(
        length.is_none_or(|length| length == body.len()),
        "the answer is cut off"
    );
    Ok(Answer {
        status: status.context("the answer has no status")?,
        date: header("date").and_then(|(_, value)| parse_http_date(value).ok()),
        body: body.to_owned(),
    })
}
