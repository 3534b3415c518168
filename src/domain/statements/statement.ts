/** A statement of the user. Among several about one subject the latest counts. */
export interface Statement {
  /** Epoch milliseconds. */
  at: number;
}

/** Returns a function that keeps the latest statement about each subject, in order of time. */
export const latestOf =
  <One extends Statement>(subjectOf: (statement: One) => string) =>
  (statements: readonly One[]): One[] => {
    const latest = new Map<string, One>();
    for (const one of [...statements].sort(byTime)) {
      const subject = subjectOf(one);
      latest.delete(subject);
      latest.set(subject, one);
    }
    return [...latest.values()];
  };

export const byTime = (one: Statement, other: Statement): number => one.at - other.at;
