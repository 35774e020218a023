//! A file of records: whatever is read is written so that it reads the same, and replaying it
//! answers, one way or the other.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludejo_rules::record::{Reader, Record};

fuzz_target!(|bytes: &[u8]| {
    for record in Reader::new(bytes) {
        let Ok(record) = record else {
            continue;
        };
        let text = record.to_string();
        let again: Record = text.parse().expect("what is written can be read");
        assert_eq!(again, record);
        assert_eq!(again.to_string(), text);
        let _ = record.replay();
    }
});
