import { useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { closedDialogLink } from '#routes';

/** How many history entries a dialog has, if more than one. */
export interface DialogState {
  entries: number;
}

/** Returns a function that closes the dialog in the address, once if called twice. */
export function useCloseDialog(): () => void {
  const location = useLocation();
  const { search, state } = location;
  const navigate = useNavigate();
  /** Another one after Back and Forward. */
  const closedAt = useRef<Location>(undefined);

  return () => {
    if (closedAt.current === location) return;
    closedAt.current = location;
    const { entries = 1 }: Partial<DialogState> = state ?? {};
    // Go back if the dialog was opened in the app; a deep link has no previous entry.
    if (window.history.state?.idx >= entries) navigate(-entries);
    else navigate(closedDialogLink(search), { replace: true });
  };
}
