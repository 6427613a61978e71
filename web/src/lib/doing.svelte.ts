// What the guest has begun in a match and not sent yet: a card taken up, dice picked for a menu. For the help beside it.

export const doing = $state<{ now: string | null }>({ now: null });
