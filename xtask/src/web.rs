//! The browser app: what it needs, built and put together.

use std::fs;
use std::process::ExitCode;

use crate::shell::{root, run};
use crate::wasm;

/// The command `app`: builds the app and the binary that holds it, and starts it.
pub(crate) fn start(options: &[&str]) -> ExitCode {
    let options = options.join(" ");
    if build() && run(&format!("cargo run --release -- serve --open {options}"), &[]) {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// The command `web`: builds the app into `web/dist`, from where it goes into the binary.
pub(crate) fn make() -> ExitCode {
    if build() {
        println!("The app is in web/dist.");
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Builds the app; whether that went well.
pub(crate) fn build() -> bool {
    install()
        && wasm::APP.iter().all(wasm::Package::build)
        && run("npm --prefix web run build", &[])
}

/// Gets the libraries, unless they are there as the lock file has them.
pub(crate) fn install() -> bool {
    let lock = root().join("web/package-lock.json");
    let kept = root().join("web/node_modules/.package-lock.ludejo.json");
    let wanted = fs::read(&lock).ok();
    if wanted.is_some() && wanted == fs::read(&kept).ok() {
        return true;
    }
    run("npm --prefix web ci --no-audit --no-fund", &[]) && fs::copy(lock, kept).is_ok()
}
