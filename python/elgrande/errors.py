"""The exceptions of the package. They can be pickled."""

from __future__ import annotations


class ElGrandeError(ValueError):
    """A refusal: `rule` is the ID of the rule or None, `message` says why."""

    rule: str | None
    message: str

    def __init__(self, message: str, rule: str | None = None) -> None:
        super().__init__(message, rule)
        self.message, self.rule = message, rule

    def __str__(self) -> str:
        return self.message


class IllegalAction(ElGrandeError):
    """An action that the rules do not allow now. Nothing has changed."""


ElGrandeError.__module__ = IllegalAction.__module__ = "elgrande"
