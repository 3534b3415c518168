import { type KeyboardEvent, useState } from 'react';
import { useObservable } from '#data/use-observable';
import { FIND_TEXTS } from '#texts/find';
import { commandRef } from '#ui/commands';
import { Mark } from '#ui/Mark';
import styles from './FindPlayer.module.css';
import { playersInView, soughtPlayer } from './sought-player';

/** The field in the top bar, where players are shown. */
export function FindPlayer() {
  const isShown = useObservable(playersInView) > 0;
  return isShown && <Field className={styles.inBar} />;
}

/** The same on a phone: a button in the title row that opens the field. */
export function FindPlayerOnPhone() {
  const sought = useObservable(soughtPlayer);
  const [isPressed, setPressed] = useState(false);
  const isOpen = isPressed || sought !== '';
  return (
    <>
      <button
        type="button"
        className={`${styles.button} btn btn-outline-secondary`}
        aria-label={FIND_TEXTS.player}
        aria-expanded={isOpen}
        ref={commandRef('find')}
        onClick={() => {
          soughtPlayer.set('');
          setPressed(!isOpen);
        }}
      >
        <Mark name="find" size={16} />
      </button>
      {isOpen && <Field className={styles.inTitle} hasFocus={isPressed} />}
    </>
  );
}

interface FieldProps {
  className: string | undefined;
  hasFocus?: boolean;
}

function Field({ className, hasFocus = false }: FieldProps) {
  const sought = useObservable(soughtPlayer);
  const handleEscape = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape' || sought === '') return;
    // The first Escape clears the field, and closes nothing.
    event.preventDefault();
    event.stopPropagation();
    soughtPlayer.set('');
  };
  return (
    <search className={`${styles.find} ${className}`}>
      <Mark name="find" size={16} />
      <input
        className="form-control"
        ref={commandRef('find')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        // biome-ignore lint/a11y/noAutofocus: the button that was pressed opens it
        autoFocus={hasFocus}
        aria-label={FIND_TEXTS.player}
        placeholder={FIND_TEXTS.player}
        value={sought}
        onChange={({ target }) => soughtPlayer.set(target.value)}
        onKeyDown={handleEscape}
      />
      <span aria-hidden="true">/</span>
    </search>
  );
}
