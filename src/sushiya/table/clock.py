"""The clock of a table: a bank of time for every person, an increment for every turn. It is told what time it is."""

from __future__ import annotations

from sushiya.table.log import ClockOptions


class Clock:
    """Time left, in milliseconds. Bots have no clock: it stands while one is to act."""

    def __init__(self, options: ClockOptions, players: int) -> None:
        self.increment = round(1000 * options.increment)
        self.left = [round(1000 * options.bank)] * players
        self.running: int | None = None  # the seat whose time goes by
        self.since = 0  # when it began to
        self._left_at: list[list[int]] = []  # what was left when each action of the match was done

    def turn_to(self, seat: int | None, now: int) -> None:
        """The seat is to act from now on; None: nobody who has a clock."""
        self.pause(now)
        self.running = seat

    def act(self, seat: int | None, now: int) -> None:
        """An action was done, and now the seat is to act. A turn that ends earns the increment."""
        self.pause(now)
        self._left_at.append(list(self.left))
        if self.running is not None and seat != self.running:
            self.left[self.running] += self.increment
        self.running = seat

    def take_back(self, actions: int, seat: int | None, now: int) -> None:
        """So many actions were undone, and now the seat is to act: what they earned is gone, and so is their time."""
        self.pause(now)
        self.left = [min(then, left) for then, left in zip(self._left_at[-actions], self.left, strict=True)]
        del self._left_at[-actions:]
        self.running = seat

    def pause(self, now: int) -> None:
        """Count the time until now."""
        if self.running is not None:
            self.left[self.running] = max(0, self.left[self.running] - max(0, now - self.since))
        self.since = now

    def resume(self, now: int) -> None:
        """Forget the time since the last step: nobody could act."""
        self.since = now

    @property
    def due(self) -> int | None:
        """When the time of the seat to act is used up."""
        return None if self.running is None else self.since + self.left[self.running]
