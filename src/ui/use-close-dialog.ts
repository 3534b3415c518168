import { useLocation, useNavigate } from 'react-router-dom';
import { closedDialogLink } from '#routes';

export function useCloseDialog(): () => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  return () => {
    // Go back if the dialog was opened in the app; a deep link has no previous entry.
    if (window.history.state?.idx > 0) navigate(-1);
    else navigate(closedDialogLink(search), { replace: true });
  };
}
