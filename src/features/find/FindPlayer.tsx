import type { KeyboardEvent } from 'react';
import { useObservable } from '#data/use-observable';
import { FIND_TEXTS } from '#texts/find';
import { commandRef } from '#ui/commands';
import { Mark } from '#ui/Mark';
import styles from './FindPlayer.module.css';
import { findFieldText, playersInView } from './found-players';

/** The field in the top bar. It appears where players are shown. */
export function FindPlayer() {
  const isShown = useObservable(playersInView).all > 0;
  return isShown && <FindField className={styles.inBar} />;
}

interface FindFieldProps {
  id?: string;
  className: string | undefined;
  hasFocus?: boolean;
}

export function FindField({ id, className, hasFocus = false }: FindFieldProps) {
  const text = useObservable(findFieldText);
  const { found, all } = useObservable(playersInView);
  const handleEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape' || text === '') return;
    // The first Escape clears the field and closes nothing.
    event.preventDefault();
    event.stopPropagation();
    findFieldText.set('');
  };
  return (
    <search id={id} className={`${styles.find} ${className}`}>
      <Mark name="find" size={16} />
      <input
        className="form-control"
        ref={commandRef('find')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        // biome-ignore lint/a11y/noAutofocus: a click on its button opens it
        autoFocus={hasFocus}
        aria-label={FIND_TEXTS.player}
        placeholder={FIND_TEXTS.player}
        value={text}
        onChange={({ target }) => findFieldText.set(target.value)}
        onKeyDown={handleEscape}
      />
      <span aria-hidden="true">{text ? `${found}/${all} · Esc` : '/'}</span>
    </search>
  );
}
