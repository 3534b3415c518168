import { createPath, useLocation } from 'react-router-dom';

/** Identifies an entry of the history. The browser's own entries all have the same key. */
export function useHistoryEntry(): string {
  const location = useLocation();
  return `${location.key} ${createPath(location)}`;
}
