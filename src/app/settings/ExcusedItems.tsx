import { type FormEvent, useId, useState } from 'react';
import { excuseItem } from '#data/settings/change-standards';
import { settings } from '#data/settings/settings';
import { stopExcusingWithUndo } from '#data/undo/undoable-standards';
import { useObservable } from '#data/use-observable';
import { SETTINGS_TEXTS } from '#texts/settings';
import { Button } from '#ui/Button';
import { Mark } from '#ui/Mark';
import { UserText } from '#ui/UserText';
import { FieldHint } from './FieldHint';

export function ExcusedItems() {
  const { excusedItems } = useObservable(settings);
  return (
    <fieldset>
      <legend className="fs-6 fw-semibold">{SETTINGS_TEXTS.excused}</legend>
      {excusedItems.length === 0 && <p className="mb-2">{SETTINGS_TEXTS.noneExcused}</p>}
      <ul className="list-unstyled mb-2">
        {excusedItems.map(({ id, name }) => (
          <li key={id} className="d-flex align-items-center justify-content-between gap-2 mb-1">
            <UserText>{SETTINGS_TEXTS.item(id, name)}</UserText>
            <Button
              aria-label={SETTINGS_TEXTS.stopExcusing(SETTINGS_TEXTS.item(id, name))}
              onClick={() => stopExcusingWithUndo({ id, name })}
            >
              <Mark name="bin" size={16} />
            </Button>
          </li>
        ))}
      </ul>
      <ItemNumberForm />
    </fieldset>
  );
}

function ItemNumberForm() {
  const [typed, setTyped] = useState('');
  const [refusals, setRefusals] = useState(0);
  const [fieldId, hintId] = [useId(), useId()];

  const add = (event: FormEvent) => {
    event.preventDefault();
    const id = /^\d{1,7}$/.test(typed.trim()) ? Number(typed) : 0;
    setRefusals(id === 0 ? refusals + 1 : 0);
    if (id === 0) return;
    excuseItem({ id, name: '' });
    setTyped('');
  };

  return (
    <>
      <form className="d-flex flex-wrap gap-2" onSubmit={add} noValidate>
        <label className="visually-hidden" htmlFor={fieldId}>
          {SETTINGS_TEXTS.itemId}
        </label>
        <input
          className="form-control"
          id={fieldId}
          inputMode="numeric"
          placeholder={SETTINGS_TEXTS.itemId}
          autoComplete="off"
          aria-invalid={refusals > 0}
          aria-describedby={hintId}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="btn btn-outline-secondary">
          {SETTINGS_TEXTS.excuse}
        </button>
      </form>
      <FieldHint
        key={refusals}
        id={hintId}
        hint={SETTINGS_TEXTS.excusedHint}
        refusal={refusals > 0 ? SETTINGS_TEXTS.itemIdInvalid : undefined}
        className="mb-0"
      />
    </>
  );
}
