//! Whatever is refused at a table has a sentence in every language.

use ludejo_messages::{Language, try_sentence_in};
use ludejo_session::{Refused, TableRule};

#[test]
fn every_rule_of_the_table_has_a_sentence() {
    for rule in TableRule::ALL {
        let message = Refused::Table(*rule).message();
        for language in Language::ALL {
            let sentence = try_sentence_in(language, &message);
            assert!(sentence.is_some(), "{language:?}: {}", message.key);
        }
    }
}
