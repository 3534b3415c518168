import { useLocation, useNavigate } from 'react-router-dom';
import { dialogLink } from '#domain/paths';
import { VIEW_TEXTS } from '#texts/views';
import { Mark } from '#ui/Mark';
import styles from './ShareButton.module.css';

/** Opens the dialog that hands over what was found. It is drawn at the end of the bar of views. */
export function ShareButton() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className={styles.share}
      data-foot="share"
      onClick={() => navigate(dialogLink('share', search))}
    >
      <Mark name="share" size={16} />
      {VIEW_TEXTS.share}
    </button>
  );
}
