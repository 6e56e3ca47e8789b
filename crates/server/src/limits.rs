//! The limits that keep one client from using up what others need. Each is per person, unless it says otherwise; an
//! address may use what several people may.

use std::time::Duration;

/// Declares the limits and the sizes and times, each with its default.
macro_rules! limits {
    (
        limits { $($(#[doc = $doc:literal])+ $name:ident = $default:literal;)+ }
        sizes { $($(#[doc = $size_doc:literal])+ $size:ident = $size_default:literal;)+ }
    ) => {
        /// The limits of a server. 0 means no limit, but a size or a time is at least 1.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Limits {
            $($(#[doc = $doc])+ pub $name: u32,)+
            $($(#[doc = $size_doc])+ pub $size: u32,)+
        }

        impl Default for Limits {
            fn default() -> Limits {
                Limits { $($name: $default,)+ $($size: $size_default,)+ }
            }
        }

        impl Limits {
            /// The names of all limits, sizes and times.
            pub const NAMES: &[&str] = &[$(stringify!($name),)+ $(stringify!($size)),+];

            /// No limits at all, and the default sizes and times.
            pub fn none() -> Limits {
                Limits { $($name: 0,)+ ..Limits::default() }
            }

            /// Sets the limit, size or time of that name; `None` if there is none.
            pub fn set(&mut self, name: &str, limit: u32) -> Option<()> {
                match name {
                    $(stringify!($name) => self.$name = limit,)+
                    $(stringify!($size) => self.$size = limit.max(1),)+
                    _ => return None,
                }
                Some(())
            }
        }
    };
}

limits! {
    limits {
        /// The number of people that one address counts as.
        people_per_address = 8;
        /// Open connections; they are counted by address only.
        connections = 64;
        /// Open streams.
        streams = 32;
        /// Hints.
        hints_per_minute = 10;
        /// New tables, branches and rematches.
        tables_per_hour = 60;
        /// Records that are imported.
        imports_per_hour = 30;
        /// Editions that are uploaded.
        editions_per_hour = 10;
        /// Uploaded editions that the open and running tables of a person use.
        editions = 4;
        /// New guests, which are counted by address only, and changes of a name.
        guests_per_hour = 20;
        /// Chat messages. A room of a table may get as many as an address may send.
        chat_per_minute = 20;
        /// Chat messages that are kept in each room of a table.
        chat_per_table = 1000;
        /// Pictures that are drawn, which are counted by address only.
        pictures_per_minute = 10;
        /// Errors that the page reports to the log, which are counted by address only.
        client_errors_per_minute = 10;
        /// Sessions of a user; beyond it the one that was not used for the longest time ends.
        sessions = 100;
        /// Wrong passwords for one account before the delays begin.
        password_guesses = 5;
        /// API tokens of a user, unless an admin has set a quota.
        tokens = 50;
        /// Players whom a user has muted or blocked.
        blocks = 500;
        /// Open reports of a user.
        open_reports = 20;
    }
    sizes {
        /// What a guess at a password, a code or an invitation costs, in requests; also a webhook test and an export.
        guess_cost = 20;
        /// Characters of a chat message.
        chat_length = 1000;
        /// The longest delay of a guess at a password.
        guess_delay_seconds = 300;
        /// Wrong passwords are forgotten after this time without another.
        guess_memory_seconds = 3600;
        /// The time for the first request of a connection, and for a TLS handshake.
        first_request_seconds = 10;
        /// The time between two requests of a connection.
        idle_seconds = 75;
        /// The longest pause while a body arrives.
        body_seconds = 20;
        /// The longest pause while a client reads a response.
        response_seconds = 60;
        /// The time until a response must begin.
        request_seconds = 12;
        /// The same for a request with a large body.
        upload_seconds = 60;
        /// Open tables without changes are closed after this time.
        open_table_days = 30;
    }
}

/// That many seconds.
pub fn seconds(count: u32) -> Duration {
    Duration::from_secs(count.into())
}

/// The limit as a maximum count; 0 means no limit.
pub fn at_most(limit: u32) -> usize {
    if limit == 0 { usize::MAX } else { limit as usize }
}

impl Limits {
    /// What an address may use of something that has this limit per person; `None` without a limit.
    pub fn of_address(&self, per_person: u32) -> Option<u32> {
        let limit = per_person.saturating_mul(self.people_per_address);
        (limit > 0).then_some(limit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_counts_as_several_people() {
        let limits = Limits { people_per_address: 8, ..Limits::default() };
        assert_eq!((limits.of_address(10), limits.of_address(0)), (Some(80), None));
        assert_eq!(Limits::none().of_address(10), None);
    }

    #[test]
    fn every_limit_is_set_by_its_name() {
        let mut limits = Limits::default();
        assert!(Limits::NAMES.iter().all(|name| limits.set(name, 0).is_some()));
        assert_eq!((limits.streams, limits.request_seconds), (0, 1), "a time is at least 1");
        assert_eq!(limits.set("moons", 1), None);
    }
}
