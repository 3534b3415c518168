import { useLocation, useNavigate } from 'react-router-dom';
import { dialogLink } from '#routes';
import { VIEW_TEXTS } from '#texts/views';
import { Mark } from '#ui/Mark';
import styles from './ShareButton.module.css';

export function ShareButton() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const dialog = dialogLink('share', search);
  return (
    <button
      type="button"
      className={`${styles.share} d-print-none`}
      data-foot="share"
      // A double click adds one history entry.
      onClick={() => navigate(dialog, { replace: window.location.hash === dialog.hash })}
    >
      <Mark name="share" size={16} />
      {VIEW_TEXTS.share}
    </button>
  );
}
