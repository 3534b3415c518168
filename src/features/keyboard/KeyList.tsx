import { KEYBOARD_TEXTS } from '#texts/keyboard';
import { VIEW_TEXTS } from '#texts/views';
import styles from './KeyList.module.css';
import { SHORTCUTS } from './use-shortcuts';

/** Lists each shortcut with what it does. */
export function KeyList() {
  const { names, nextBoss, previousBoss } = VIEW_TEXTS;
  const texts = { ...KEYBOARD_TEXTS.keys, ...names, nextBoss, previousBoss };
  return (
    <dl className={`${styles.keys} mb-2`}>
      {SHORTCUTS.map(({ key, does }) => (
        <div key={key} className="d-flex gap-3 pb-2">
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd className="m-0">{texts[does]}</dd>
        </div>
      ))}
    </dl>
  );
}
