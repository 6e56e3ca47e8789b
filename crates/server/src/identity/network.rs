//! Addresses as they are recorded, and ranges such as `192.0.2.0/24` or `2001:db8::/32`.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

/// The address as it is recorded with a session and compared with those of players. A loopback address is
/// recorded as empty: it belongs to this machine or to a proxy that is not configured, so it does not distinguish clients.
pub fn recorded(address: IpAddr) -> String {
    if address.is_loopback() || address.is_unspecified() { String::new() } else { address.to_string() }
}

/// The longest prefix of an IPv6 range: one client usually has a whole /64.
const LONGEST_V6: u8 = 64;

/// A range of addresses with a common prefix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    first: IpAddr,
    prefix: u8,
}

/// The text is not an address range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadNetwork;

impl Network {
    /// Whether an address is in the range.
    pub fn contains(&self, address: IpAddr) -> bool {
        masked(address, self.prefix) == Some(self.first)
    }
}

impl FromStr for Network {
    type Err = BadNetwork;

    /// A single IPv4 address is a /32, a single IPv6 address the /64 it is in. Bits after the prefix must be 0.
    fn from_str(text: &str) -> Result<Network, BadNetwork> {
        let (address, prefix) = match text.split_once('/') {
            Some((address, prefix)) => (address, Some(prefix.parse().map_err(|_| BadNetwork)?)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| BadNetwork)?;
        let longest = if address.is_ipv4() { 32 } else { LONGEST_V6 };
        let prefix_or_longest = prefix.unwrap_or(longest);
        let first = masked(address, prefix_or_longest).filter(|_| (1..=longest).contains(&prefix_or_longest));
        let first = first.ok_or(BadNetwork)?;
        let has_more_bits = prefix.is_some() && first != address;
        if has_more_bits { Err(BadNetwork) } else { Ok(Network { first, prefix: prefix_or_longest }) }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.first, self.prefix)
    }
}

/// The address with all bits after the prefix set to 0; `None` if the prefix is too long. For IPv4 the range never
/// contains IPv6 addresses, and vice versa.
fn masked(address: IpAddr, prefix: u8) -> Option<IpAddr> {
    match address.to_canonical() {
        IpAddr::V4(address) => {
            let mask = u32::MAX.checked_shl(32_u32.checked_sub(prefix.into())?).unwrap_or(0);
            Some(IpAddr::V4((address.to_bits() & mask).into()))
        }
        IpAddr::V6(address) => {
            let mask = u128::MAX.checked_shl(128_u32.checked_sub(prefix.into())?).unwrap_or(0);
            Some(IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & mask)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(text: &str) -> Network {
        text.parse().unwrap()
    }

    #[test]
    fn a_range_contains_the_addresses_with_its_prefix() {
        let has = |range: &str, address: &str| network(range).contains(address.parse().unwrap());
        assert!(has("192.0.2.0/24", "192.0.2.77") && !has("192.0.2.0/24", "192.0.3.77"));
        assert!(has("192.0.2.7", "192.0.2.7") && !has("192.0.2.7", "192.0.2.8"));
        assert!(has("192.0.2.0/24", "::ffff:192.0.2.1"));
        assert!(has("2001:db8::/32", "2001:db8:1::") && !has("2001:db8::/32", "2001:db9::"));
        assert!(!has("128.0.0.0/1", "2001:db8::"));
    }

    #[test]
    fn a_range_is_written_as_it_is_read() {
        assert_eq!(network("192.0.2.7").to_string(), "192.0.2.7/32");
        assert_eq!(network("2001:db8:1:2:3::5").to_string(), "2001:db8:1:2::/64");
    }

    #[test]
    fn nonsense_is_not_a_range() {
        for text in
            ["", "x", "192.0.2.0/33", "192.0.2.7/24", "0.0.0.0/0", "::/0", "2001:db8::/65", "1.2.3.4/-1"]
        {
            assert_eq!(text.parse::<Network>(), Err(BadNetwork), "{text}");
        }
    }
}
