import { type FormEvent, useId, useRef, useState } from 'react';
import type { Era } from '#domain/era/era';
import type { ClassKey } from '#domain/raid/class-keys';
import { CLASSES, className, specName } from '#domain/raid/classes';
import { SPELLING } from '#domain/spelling';
import { candidateName, type Guest, guestCandidate } from '#domain/tonight/candidates';
import { eraClasses } from '#domain/tonight/era-offers';
import { announce } from '#features/page/PageStatus';
import { TONIGHT_VIEW_TEXTS } from '#texts/tonight';
import styles from './PasteNames.module.css';
import type { Tonight } from './use-tonight';

/** Adds a guest, a player in no saved raid. */
export function GuestForm({ id, era, tonight }: { id: string; era: Era; tonight: Tonight }) {
  const nameField = useId();
  const field = useRef<HTMLInputElement>(null);
  const [classKey, setClassKey] = useState<ClassKey>();
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const guest = readGuest(new FormData(event.currentTarget), classKey);
    tonight.change([{ kind: 'guest', guest, isComing: true }]);
    const count = SPELLING.countOf(tonight.coming.length + 1, tonight.choice.size);
    announce(TONIGHT_VIEW_TEXTS.isComing(candidateName(guestCandidate(guest)), count));
    event.currentTarget.reset();
    setClassKey(undefined);
    field.current?.focus();
  };
  return (
    <form id={id} className={styles.add} onSubmit={add}>
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
          // biome-ignore lint/a11y/noAutofocus: a click on its button opens it
          autoFocus
        />
      </div>
      <ClassAndSpec era={era} classKey={classKey} onChoose={setClassKey} />
      <button type="submit" className="btn btn-outline-secondary">
        {TONIGHT_VIEW_TEXTS.add}
      </button>
    </form>
  );
}

function readGuest(form: FormData, classKey: ClassKey | undefined): Guest {
  const spec = `${form.get('spec')}`;
  return {
    id: `guest ${Date.now()} ${Math.random()}`,
    name: `${form.get('name')}`.trim(),
    ...(classKey && { classKey }),
    ...(spec && { spec }),
  };
}

interface ClassAndSpecProps {
  era: Era;
  classKey: ClassKey | undefined;
  onChoose: (classKey: ClassKey | undefined) => void;
}

function ClassAndSpec({ era, classKey, onChoose }: ClassAndSpecProps) {
  const [classField, specField] = [useId(), useId()];
  const classKeys = eraClasses(era);
  return (
    <>
      <div>
        <label htmlFor={classField}>{TONIGHT_VIEW_TEXTS.class}</label>
        <select
          id={classField}
          className="form-select"
          required
          value={classKey ?? ''}
          onChange={({ target }) => onChoose(classKeys.find((one) => one === target.value))}
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
        {/* A change of the class clears the spec. */}
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
    </>
  );
}
