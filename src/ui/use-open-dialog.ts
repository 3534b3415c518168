import { useLocation, useNavigate } from 'react-router-dom';
import { type DialogName, dialogLink } from '#routes';

/** Returns a function that opens a dialog. A double click adds one history entry. */
export function useOpenDialog(name: DialogName): () => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const dialog = dialogLink(name, search);
  return () => void navigate(dialog, { replace: window.location.hash === dialog.hash });
}
