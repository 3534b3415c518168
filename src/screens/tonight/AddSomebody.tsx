import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { eraQueries } from '#data/eras/era-queries';
import type { Era } from '#domain/era/era';
import { CLASS_KEYS } from '#domain/raid/class-keys';
import { CLASSES, className, specName } from '#domain/raid/classes';
import { SEASON_TEXTS } from '#domain/season/words';
import { candidateName, guestCandidate } from '#domain/tonight/candidates';
import { say } from '#features/page/say';
import { TONIGHT_VIEW_TEXTS } from '#texts/tonight';
import styles from './PasteNames.module.css';
import type { Tonight } from './use-tonight';

interface AddSomebodyProps {
  era: Era;
  tonight: Tonight;
}

/** Adds a guest, whom no saved raid has. */
export function AddSomebody({ era, tonight: { choice, coming, change } }: AddSomebodyProps) {
  const { data: buffs } = useQuery(eraQueries.buffs(era));
  const [classField, specField, nameField] = [useId(), useId(), useId()];
  const [chosenClass, setClass] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const classKeys = buffs?.classes ?? CLASS_KEYS;
  const classKey = classKeys.find((one) => one === chosenClass);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const spec = `${form.get('spec')}`;
    const guest = {
      id: `guest ${Date.now()}`,
      name: `${form.get('name')}`.trim(),
      ...(classKey && { classKey }),
      ...(spec && { spec }),
    };
    change((now) => ({
      ...now,
      guests: [...now.guests, guest],
      coming: new Set([...now.coming, guest.id]),
    }));
    const count = SEASON_TEXTS.countOf(coming.length + 1, choice.size);
    say(TONIGHT_VIEW_TEXTS.isComing(candidateName(guestCandidate(guest)), count));
    event.currentTarget.reset();
    setClass('');
    field.current?.focus();
  };
  return (
    <form className={styles.add} onSubmit={add}>
      <div>
        <label htmlFor={nameField}>{TONIGHT_VIEW_TEXTS.name}</label>
        <input
          ref={field}
          id={nameField}
          name="name"
          className="form-control"
          placeholder={TONIGHT_VIEW_TEXTS.nameHint}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: the button that was pressed opens it
          autoFocus
        />
      </div>
      <div>
        <label htmlFor={classField}>{TONIGHT_VIEW_TEXTS.class}</label>
        <select
          id={classField}
          className="form-select"
          required
          value={chosenClass}
          onChange={({ target }) => setClass(target.value)}
        >
          <option value="">{TONIGHT_VIEW_TEXTS.choose}</option>
          {classKeys.map((one) => (
            <option key={one} value={one}>
              {className(one)}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={specField}>{TONIGHT_VIEW_TEXTS.spec}</label>
        {/* Another class starts without a spec. */}
        <select key={classKey} id={specField} name="spec" className="form-select">
          <option value="">{TONIGHT_VIEW_TEXTS.notKnown}</option>
          {classKey &&
            CLASSES[classKey].specs.map((one) => (
              <option key={one} value={one}>
                {specName(one)}
              </option>
            ))}
        </select>
      </div>
      <button type="submit" className="btn btn-outline-secondary">
        {TONIGHT_VIEW_TEXTS.add}
      </button>
    </form>
  );
}
