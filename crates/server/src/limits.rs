//! The limits that keep one client from using up what others need. Each is per person, unless it says otherwise; an address
//! may use what several people may.

/// Declares the limits, each with its default.
macro_rules! limits {
    ($($(#[doc = $doc:literal])+ $name:ident = $default:literal;)+) => {
        /// The limits of a server. 0 means no limit.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Limits {
            $($(#[doc = $doc])+ pub $name: u32,)+
        }

        impl Default for Limits {
            fn default() -> Limits {
                Limits { $($name: $default,)+ }
            }
        }

        impl Limits {
            /// The names of all limits.
            pub const NAMES: &[&str] = &[$(stringify!($name)),+];

            /// No limits at all.
            pub fn none() -> Limits {
                Limits { $($name: 0,)+ }
            }

            /// Sets the limit of that name; `None` if there is none.
            pub fn set(&mut self, name: &str, limit: u32) -> Option<()> {
                match name {
                    $(stringify!($name) => self.$name = limit,)+
                    _ => return None,
                }
                Some(())
            }
        }
    };
}

limits! {
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
    /// New guests, which are counted by address only, and changes of a name.
    guests_per_hour = 20;
    /// Chat messages. A room of a table may get as many as an address may send.
    chat_per_minute = 20;
    /// Chat messages that are kept in each room of a table.
    chat_per_table = 1000;
    /// Pictures that are drawn, which are counted by address only.
    pictures_per_minute = 10;
    /// Wrong passwords for one account before the delays begin.
    password_guesses = 5;
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
        assert_eq!(limits, Limits::none());
        assert_eq!(limits.set("moons", 1), None);
    }
}
