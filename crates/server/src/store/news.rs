//! News between processes: PostgreSQL carries them, with SQLite there is only one process.

use sqlx::postgres::PgListener;
use tokio::sync::mpsc;

use super::{Kind, Store, Tx};
use crate::table::Table;

const CHANNEL: &str = "elgrande";

/// Something changed. What, everybody reads in the store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// At which table.
    pub table: String,
    /// Its version by now, if its game or its seats have changed.
    pub version: i64,
    /// How many lines its chat has by now in both rooms, if it was that.
    pub chat: i64,
    /// Who is awaited there.
    pub awaited: Vec<String>,
}

impl News {
    /// The news that it is so now.
    pub fn of(table: &Table) -> News {
        let awaited = table.awaited().map(|person| person.id.clone()).collect();
        News { table: table.id.clone(), version: table.version, chat: 0, awaited }
    }

    fn text(&self) -> String {
        format!("{} {} {} {}", self.table, self.version, self.chat, self.awaited.join(" "))
    }

    fn read(text: &str) -> Option<News> {
        let mut words = text.split_whitespace();
        let (table, version, chat) = (words.next()?, words.next()?, words.next()?);
        Some(News {
            table: table.to_owned(),
            version: version.parse().ok()?,
            chat: chat.parse().ok()?,
            awaited: words.map(str::to_owned).collect(),
        })
    }
}

pub(super) async fn tell(kind: Kind, tx: &mut Tx, news: &News) -> Result<(), sqlx::Error> {
    if kind == Kind::Sqlite {
        return Ok(());
    }
    let query = sqlx::query("SELECT CAST(pg_notify($1, $2) AS TEXT)").bind(CHANNEL).bind(news.text());
    query.execute(&mut **tx).await.map(|_| ())
}

impl Store {
    /// News of other processes, and of this one; `None` where there are no others. News without a table say that some
    /// may have been lost.
    pub async fn news(&self) -> Result<Option<mpsc::Receiver<News>>, sqlx::Error> {
        if self.kind == Kind::Sqlite {
            return Ok(None);
        }
        let mut listener = PgListener::connect(&self.url).await?;
        listener.listen(CHANNEL).await?;
        let (sender, receiver) = mpsc::channel(1024);
        tokio::spawn(async move {
            while !sender.is_closed() {
                match listener.try_recv().await {
                    Ok(Some(told)) => {
                        if let Some(news) = News::read(told.payload()) {
                            let _ = sender.send(news).await;
                        }
                    }
                    Ok(None) => {
                        let _ = sender.send(News::default()).await;
                    }
                    Err(error) => {
                        tracing::warn!(%error, "news are interrupted");
                        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
                    }
                }
            }
        });
        Ok(Some(receiver))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_read_back_as_they_were_written() {
        let news = News { table: "abc".into(), version: 3, chat: 0, awaited: vec!["x".into(), "y".into()] };
        assert_eq!(News::read(&news.text()), Some(news));
        assert_eq!(News::read("abc"), None);
    }
}
