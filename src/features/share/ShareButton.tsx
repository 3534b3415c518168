import { VIEW_TEXTS } from '#texts/views';
import { Mark } from '#ui/Mark';
import { useOpenDialog } from '#ui/use-open-dialog';
import styles from './ShareButton.module.css';

interface ShareButtonProps {
  /** Replaces the button's own class where it is not beside a raid's views. */
  className?: string;
  /** Hides the word on phones where the line has no room for it. */
  isMarkOnPhones?: boolean;
  /** Without a result to share the button keeps its place. */
  isDisabled?: boolean;
}

export function ShareButton(props: ShareButtonProps) {
  const { className, isMarkOnPhones = false, isDisabled = false } = props;
  const open = useOpenDialog('share');
  return (
    <button
      type="button"
      className={`${className ?? styles.share} d-print-none`}
      data-foot={className ? undefined : 'share'}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && open()}
    >
      <Mark name="share" size={16} />
      <span className={isMarkOnPhones ? 'visually-hidden-on-phones' : ''}>{VIEW_TEXTS.share}</span>
    </button>
  );
}
