import { useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { closedDialogLink } from '#routes';
import { entryInView, readEntryState } from './entry-state';

/** Returns a function that closes the dialog in the address. A second call does nothing. */
export function useCloseDialog(): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  /** The location that was closed. Back and Forward make a new location. */
  const closedAt = useRef<Location>(undefined);

  return () => {
    if (closedAt.current === location) return;
    closedAt.current = location;
    const { entries = 1 } = readEntryState(location.state);
    // Goes back if the dialog was opened in the app; after a deep link there is no previous entry.
    if (entryInView().index >= entries) navigate(-entries);
    else navigate(closedDialogLink(location.search), { replace: true });
  };
}
