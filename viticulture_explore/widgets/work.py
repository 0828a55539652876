"""Work that may take longer than a page should wait: it goes on beside, tells how far it has come, and can be stopped.

What is quick is there at once, as if nothing had been put aside. Where no second thread can run (in a browser's own
Python), everything is done at once.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

T = TypeVar("T")

Progress = Callable[[int, int], None]
"""Told now and then how much was found and how much is still waiting."""

Stop = Callable[[], bool]
"""Asked again and again whether to come to an end."""

Job = Callable[[Progress, Stop], T]
"""What is to be done; it should look at the second argument and come to an end soon after it says yes."""

PATIENCE: Final = 0.2
"""So many seconds a page waits before it is shown that something is on its way."""

EVERY: Final = 0.25
"""At most once in so many seconds the page is told how far the work has come."""


class Work(Generic[T]):
    """One piece of work at a time, known by a key: asking for another one lets go of the one before.

    ``push`` is called (from another thread) when there is news after the page has stopped waiting.
    """

    def __init__(self, push: Callable[[], None]) -> None:
        self._push: Final = push
        self._task: _Task[T] | None = None

    def ask(self, key: Hashable, job: Job[T]) -> None:
        """Begin the work of a key, unless it is under way or done already, and wait for it for a moment.

        Raises what the work has raised, once.
        """
        if self._task is None or self._task.key != key:
            self.forget()
            self._task = _Task(key, job, self._tell)
            self._task.begin()
        error, self._task.error = self._task.error, None
        if error is not None:
            raise error

    def forget(self) -> None:
        """Let go of the work and of what came out of it."""
        if self._task is not None:
            self._task.stopping.set()
            self._task = None

    def stop(self) -> None:
        """Let the work come to an end with what it has found."""
        if self._task is not None:
            self._task.stopping.set()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until the work is done; whether it is."""
        return self._task is None or self._task.finished.wait(seconds)

    def wanted(self, key: Hashable) -> bool:
        """Whether :meth:`ask` has something to do or to say: nothing was begun for a key, or it has failed."""
        task = self._task
        return task is None or task.key != key or task.error is not None

    def progress(self, key: Hashable) -> tuple[int, int] | None:
        """How much was found and how much is still waiting, while the work of a key is under way; else ``None``."""
        task = self._task
        return (task.found, task.waiting) if task and task.key == key and not task.finished.is_set() else None

    def result(self, key: Hashable) -> T | None:
        """What came out for a key; ``None`` before that, and where it has failed."""
        task = self._task
        return task.result if task and task.key == key and task.finished.is_set() else None

    def _tell(self, task: _Task[T]) -> None:
        if task is self._task:
            self._push()


class _Task(Generic[T]):
    """One piece of work, and the thread it is done in."""

    def __init__(self, key: Hashable, job: Job[T], tell: Callable[[_Task[T]], None]) -> None:
        self.key = key
        self.job = job
        self.tell = tell
        self.found = self.waiting = 0
        self.result: T | None = None
        self.error: Exception | None = None
        self.stopping = threading.Event()
        self.finished = threading.Event()
        self.left = False
        """Whether the page has stopped waiting: from then on it has to be told."""
        self.told_at = 0.0
        self.gate = threading.Lock()

    def begin(self) -> None:
        try:
            threading.Thread(target=self.run, daemon=True).start()
        except RuntimeError:  # no threads here
            self.run()
            return
        if not self.finished.wait(PATIENCE):
            with self.gate:
                self.left = not self.finished.is_set()

    def run(self) -> None:
        try:
            self.result = self.job(self.progress, self.stopping.is_set)
        except Exception as error:  # noqa: BLE001 - raised again for whoever asks
            self.error = error
        with self.gate:
            self.finished.set()
            left = self.left
        if left:
            self.tell(self)

    def progress(self, found: int, waiting: int) -> None:
        self.found, self.waiting = found, waiting
        if self.left and time.monotonic() - self.told_at > EVERY:
            self.told_at = time.monotonic()
            self.tell(self)
