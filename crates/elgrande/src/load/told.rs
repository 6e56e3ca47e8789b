//! A run, told to people in their language.

use super::gauge::Percentiles;
use super::report::{Memory, Report};
use super::stored::Start;
use crate::grid::list;
use crate::words::{Value, Words};

impl Report {
    /// A line for each kind of figure.
    pub fn told(&self, words: &Words) -> String {
        let mut rows = vec![
            ("command-load-of-tables", self.tables_told(words)),
            ("command-load-of-actions", self.actions_told(words)),
        ];
        let requests = [("speed", whole(self.requests_per_second))];
        rows.push(("command-load-of-requests", words.fill("command-load-requests", requests)));
        rows.push(("command-load-of-latency", self.latency.told(words)));
        rows.extend(self.streams.then(|| ("command-load-of-streams", self.streams_told(words))));
        if let (Some(server), Some(client)) = (self.processor.server, self.processor.client) {
            let cores = [("server", exact(server)), ("client", exact(client))];
            rows.push(("command-load-of-cores", words.fill("command-load-cores", cores)));
        }
        let memory = self.memory.told(words).into_iter().enumerate();
        rows.extend(
            memory.map(|(index, told)| (if index == 0 { "command-load-of-memory" } else { "" }, told)),
        );
        let logs = [("count", self.acknowledged.into())];
        rows.push(("command-load-of-logs", words.fill("command-load-logs", logs)));
        let named = |(name, told): (&str, String)| match name {
            "" => (String::new(), told),
            name => (words.say(name), told),
        };
        list(&rows.into_iter().map(named).collect::<Vec<_>>())
    }

    fn tables_told(&self, words: &Words) -> String {
        let pace = match self.rate {
            Some(rate) => words.fill("command-load-rate", [("count", rate.into())]),
            None => words.fill("command-load-in-flight", [("count", self.in_flight.unwrap_or(0).into())]),
        };
        let follows = words.say(if self.streams { "command-load-follow" } else { "command-load-look" });
        let counts = [("tables", self.tables.into()), ("players", self.players.into())];
        [words.fill("command-load-tables", counts), follows, pace].join(", ")
    }

    fn actions_told(&self, words: &Words) -> String {
        let values = [
            ("speed", whole(self.actions_per_second)),
            ("count", self.actions.into()),
            ("seconds", tenths(self.seconds)),
            ("refused", self.refused.into()),
            ("ended", self.games_ended.into()),
        ];
        words.fill("command-load-actions", values)
    }

    fn streams_told(&self, words: &Words) -> String {
        let values = [
            ("events", whole(self.stream_events_per_second)),
            ("megabytes", tenths(self.stream_megabytes_per_second)),
            ("latency", self.stream_lag.told(words).into()),
        ];
        words.fill("command-load-streams", values)
    }
}

impl Percentiles {
    fn told(&self, words: &Words) -> String {
        let values = [
            ("half", tenths(self.p50_ms)),
            ("most", tenths(self.p95_ms)),
            ("nearly", tenths(self.p99_ms)),
            ("longest", tenths(self.max_ms)),
        ];
        words.fill("command-load-latency", values)
    }
}

impl Memory {
    fn told(&self, words: &Words) -> Vec<String> {
        let Some(empty) = self.empty else { return Vec::new() };
        let first = words.fill("command-load-empty", [("held", megabytes(empty))]);
        let rows = [
            (self.seated, self.seated_table, "command-load-begun"),
            (self.live, self.live_table, "command-load-going-on"),
            (self.idle, self.idle_table, "command-load-at-rest"),
        ];
        let row = |(held, each, key): (Option<u64>, Option<i64>, &str)| {
            let each = tenths(each? as f64 / 1e3);
            Some(words.fill(key, [("held", megabytes(held?)), ("each", each)]))
        };
        [first].into_iter().chain(rows.into_iter().filter_map(row)).collect()
    }
}

impl Start {
    /// One line.
    pub fn told(&self, words: &Words) -> String {
        let values = [("games", self.games.into()), ("actions", self.actions.into())];
        let stored = words.fill("command-load-stored", values);
        let size =
            self.database_bytes.map(megabytes).map(|size| words.fill("command-load-size", [("size", size)]));
        let well = words.fill("command-load-well", [("millis", whole(self.start_ms))]);
        let held =
            self.memory_bytes.map(megabytes).map(|held| words.fill("command-load-held", [("held", held)]));
        [Some(stored), size, Some(well), held].into_iter().flatten().collect::<Vec<_>>().join(", ")
    }
}

fn whole(figure: f64) -> Value {
    format!("{figure:.0}").into()
}

fn tenths(figure: f64) -> Value {
    format!("{figure:.1}").into()
}

fn exact(figure: f64) -> Value {
    format!("{figure:.2}").into()
}

fn megabytes(bytes: u64) -> Value {
    tenths(bytes as f64 / 1e6)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use expect_test::expect;
    use locales::LANGUAGES;

    use super::super::crowd::{Follows, Sends};
    use super::super::gauge::Gauge;
    use super::super::measure::Plan;
    use super::super::pace::Pace;
    use super::super::report::Shares;
    use super::*;

    fn report() -> Report {
        let plan = Plan {
            tables: 10,
            players: 4,
            time: Duration::from_secs(2),
            pace: Pace::Rate(20.0),
            follows: Follows::Streams,
            sends: Sends::Actions,
            rests: true,
            is_quiet: true,
        };
        let busy = Shares::between((Some(0.0), Some(0.0)), (Some(1.5), Some(0.5)), plan.time, 40);
        let held = |megabytes: u64| Some(1_000_000 * megabytes);
        let memory =
            Memory { empty: held(20), seated: held(21), live: held(22), idle: held(20), ..Memory::default() };
        Report::new(&plan, &Gauge::default(), plan.time, busy)
            .with(memory, vec![], 0)
            .expect("nothing is lost")
    }

    #[test]
    fn a_run_has_a_line_for_each_kind_of_figure() {
        expect![[r#"
            tables    10 of 4 players, everyone follows a stream, 20 due per second
            actions   0/s acknowledged (0 in 2.0 s, 0 refused, 0 games ended)
            requests  20/s
            latency   p50 0.0 ms, p95 0.0 ms, p99 0.0 ms, longest 0.0 ms
            streams   0 events/s, 0.0 MB/s, after the acknowledgement p50 0.0 ms, p95 0.0 ms, p99 0.0 ms, longest 0.0 ms
            cores     server 0.75, client 0.25
            memory    20.0 MB before anyone joined
                      21.0 MB with all games started: 100.0 kB per table
                      22.0 MB with all games in progress: 200.0 kB per table
                      20.0 MB with all tables idle: 0.0 kB per table
            logs      all acknowledged actions are stored: 0
        "#]].assert_eq(&report().told(&Words::of("en")));
        expect![[r#"
            столи          10, гравців за кожним: 4, кожен стежить за потоком, має піти за секунду: 20
            дії            0/с підтверджених (0 за 2.0 с, відхилених: 0, закінчених ігор: 0)
            запити         20/с
            час відповіді  p50 0.0 мс, p95 0.0 мс, p99 0.0 мс, найдовший 0.0 мс
            потоки         0 подій/с, 0.0 МБ/с, після підтвердження p50 0.0 мс, p95 0.0 мс, p99 0.0 мс, найдовший 0.0 мс
            ядра           сервер 0.75, клієнт 0.25
            пам’ять        20.0 МБ, поки ніхто не прийшов
                           21.0 МБ, коли всі ігри розпочато: 100.0 кБ на стіл
                           22.0 МБ, коли всі ігри тривають: 200.0 кБ на стіл
                           20.0 МБ, коли вже ніхто не дивиться: 0.0 кБ на стіл
            журнали        усі підтверджені дії збережено: 0
        "#]].assert_eq(&report().told(&Words::of("uk")));
    }

    #[test]
    fn a_run_and_a_start_are_told_in_every_language() {
        let start =
            Start { games: 3, actions: 300, database_bytes: Some(1), start_ms: 12.0, memory_bytes: Some(1) };
        let told = |language: &str| report().told(&Words::of(language)) + &start.told(&Words::of(language));
        for language in LANGUAGES.iter().filter(|language| **language != "en") {
            let (told, english) = (told(language), told("en"));
            assert!(!told.contains('⟦'), "{told}");
            let same = told.lines().zip(english.lines()).filter(|(one, other)| one == other);
            assert_eq!(same.collect::<Vec<_>>(), [], "{language}");
        }
    }
}
