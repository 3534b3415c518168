/**
 * What a persister's library is given to remove with: it would delete what it cannot restore. Only the person drops a
 * record, and a damaged list is overwritten in time.
 */
export async function leaveAlone(): Promise<void> {}
