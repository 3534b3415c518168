import { useLocation, useNavigate } from 'react-router-dom';
import { closedDialogLink } from '#routes';

/** Leads from the dialog that the address names back to what it stands above. */
export function useCloseDialog(): () => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  return () => {
    // Opened in the app, it goes as Back takes it; opened by its own address, it has nothing before it.
    if (window.history.state?.idx > 0) navigate(-1);
    else navigate(closedDialogLink(search), { replace: true });
  };
}
