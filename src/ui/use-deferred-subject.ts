import { useDeferredValue, useMemo } from 'react';

/**
 * Returns a subject's value. Its first value is deferred, so that a slow phone stays responsive,
 * unless it is wanted at once or replaces the value of another subject.
 */
export function useDeferredSubject<Value>(
  subject: string,
  value: Value | undefined,
  isAtOnce: boolean,
) {
  const now = useMemo(() => value && { subject, value }, [subject, value]);
  const later = useDeferredValue(now);
  return isAtOnce || (later && later.subject !== subject) ? value : now && later?.value;
}
