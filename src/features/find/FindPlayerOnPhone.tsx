import { useId, useState } from 'react';
import { useObservable } from '#data/use-observable';
import { FIND_TEXTS } from '#texts/find';
import { lateComponent } from '#ui/late-component';
import { Mark } from '#ui/Mark';
import { ToggleButton } from '#ui/ToggleButton';
import { useWhenIdle } from '#ui/when-idle';
import styles from './FindPlayer.module.css';
import { findFieldText } from './found-players';

const FindField = lateComponent('FindField', () => import('./FindPlayer'));

/** Finds a player on a phone: a button in the title row opens the field. */
export function FindPlayerOnPhone() {
  const text = useObservable(findFieldText);
  const [isPressed, setPressed] = useState(false);
  const field = useId();
  const isOpen = isPressed || text !== '';
  useWhenIdle(FindField.load);
  return (
    <>
      <ToggleButton
        className={`${styles.button} btn btn-outline-secondary`}
        aria-label={FIND_TEXTS.player}
        isOpen={isOpen}
        contentId={field}
        command="find"
        onToggle={(isToOpen) => {
          findFieldText.set('');
          setPressed(isToOpen);
        }}
      >
        <Mark name="find" size={16} />
      </ToggleButton>
      {isOpen && <FindField id={field} className={styles.inTitle} hasFocus={isPressed} />}
    </>
  );
}
