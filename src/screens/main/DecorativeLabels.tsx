import { MAIN_TEXTS } from '#texts/main';
import styles from './DecorativeLabels.module.css';

export function DecorativeLabels() {
  return (
    <div className={styles.labels} aria-hidden="true">
      <span>{MAIN_TEXTS.reportLabel}</span>
      <span>{MAIN_TEXTS.middleEmoji}</span>
      <span>{MAIN_TEXTS.searchLabel}</span>
    </div>
  );
}
