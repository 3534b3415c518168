import { useState } from 'react';
import { useObservable } from '#data/use-observable';
import { FIND_TEXTS } from '#texts/find';
import { commandRef } from '#ui/commands';
import { lateComponent } from '#ui/late-component';
import { Mark } from '#ui/Mark';
import { useWhenIdle } from '#ui/when-idle';
import styles from './FindPlayer.module.css';
import { findText } from './found-players';

const FindField = lateComponent('FindField', () => import('./FindPlayer'));

/** Finds a player on a phone: a button in the title row opens the field. */
export function FindPlayerOnPhone() {
  const text = useObservable(findText);
  const [isPressed, setPressed] = useState(false);
  const isOpen = isPressed || text !== '';
  useWhenIdle(FindField.load);
  return (
    <>
      <button
        type="button"
        className={`${styles.button} btn btn-outline-secondary`}
        aria-label={FIND_TEXTS.player}
        aria-expanded={isOpen}
        ref={commandRef('find')}
        onClick={() => {
          findText.set('');
          setPressed(!isOpen);
        }}
      >
        <Mark name="find" size={16} />
      </button>
      {isOpen && <FindField className={styles.inTitle} hasFocus={isPressed} />}
    </>
  );
}
