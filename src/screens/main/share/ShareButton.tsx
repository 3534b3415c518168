import { useLocation, useNavigate } from 'react-router-dom';
import { dialogLink } from '#domain/paths';
import { SHARE_TEXTS } from '#texts/share';

/** Opens the dialog that hands over what was found. */
export function ShareButton() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className="btn btn-sm btn-outline-secondary mb-2 d-print-none"
      onClick={() => navigate(dialogLink('share', search))}
    >
      {SHARE_TEXTS.share}
    </button>
  );
}
