import { useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { closedDialogLink } from '#routes';

/** The number of history entries that a dialog has added; by default one. */
export interface DialogState {
  entries: number;
}

/** Returns a function that closes the dialog in the address. A second call does nothing. */
export function useCloseDialog(): () => void {
  const location = useLocation();
  const { search, state } = location;
  const navigate = useNavigate();
  /** The location that was closed. Back and Forward make a new location. */
  const closedAt = useRef<Location>(undefined);

  return () => {
    if (closedAt.current === location) return;
    closedAt.current = location;
    const { entries = 1 }: Partial<DialogState> = state ?? {};
    // Goes back if the dialog was opened in the app; after a deep link there is no previous entry.
    if (window.history.state?.idx >= entries) navigate(-entries);
    else navigate(closedDialogLink(search), { replace: true });
  };
}
