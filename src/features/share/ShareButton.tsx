import { useLocation, useNavigate } from 'react-router-dom';
import { dialogLink } from '#routes';
import { VIEW_TEXTS } from '#texts/views';
import { Mark } from '#ui/Mark';
import styles from './ShareButton.module.css';

interface ShareButtonProps {
  /** Where the views of a raid are not beside it. */
  className?: string;
  /** For a line that has no room for its word on phones. */
  isMarkOnPhones?: boolean;
  /** While there is nothing to share the button keeps its place. */
  isDisabled?: boolean;
}

export function ShareButton(props: ShareButtonProps) {
  const { className, isMarkOnPhones = false, isDisabled = false } = props;
  const { search } = useLocation();
  const navigate = useNavigate();
  const dialog = dialogLink('share', search);
  return (
    <button
      type="button"
      className={`${className ?? styles.share} d-print-none`}
      data-foot={className ? undefined : 'share'}
      aria-disabled={isDisabled || undefined}
      // A double click adds one history entry.
      onClick={() =>
        !isDisabled && navigate(dialog, { replace: window.location.hash === dialog.hash })
      }
    >
      <Mark name="share" size={16} />
      <span className={isMarkOnPhones ? 'visually-hidden-on-phones' : ''}>{VIEW_TEXTS.share}</span>
    </button>
  );
}
