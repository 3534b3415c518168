import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { closedDialogLink } from '#routes';

/** How many history entries a dialog has, if more than one. */
export interface DialogState {
  entries: number;
}

/** Returns a function that closes the dialog in the address, once if called twice. */
export function useCloseDialog(): () => void {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const isClosing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry has a key
  useEffect(() => {
    isClosing.current = false;
  }, [key]);

  return () => {
    if (isClosing.current) return;
    isClosing.current = true;
    const { entries = 1 }: Partial<DialogState> = state ?? {};
    // Go back if the dialog was opened in the app; a deep link has no previous entry.
    if (window.history.state?.idx >= entries) navigate(-entries);
    else navigate(closedDialogLink(search), { replace: true });
  };
}
