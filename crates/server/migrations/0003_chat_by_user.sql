-- Who is deleted is taken out of everything they have said.
CREATE INDEX chat_by_user ON chat (user_id);
