import { useId, useState } from 'react';
import { changeSettings, settings } from '#data/settings/settings';
import { useObservable } from '#data/use-observable';
import { DEFAULT_MINIMUM_ITEM_LEVEL, MINIMUM_ITEM_LEVELS } from '#domain/audit/rule/standards';
import { ERAS } from '#domain/eras/era-list';
import { term } from '#domain/language';
import { SETTINGS_TEXTS } from '#texts/settings';
import { Button } from '#ui/Button';
import { Segments } from '#ui/Segments';
import { FieldHint } from './FieldHint';
import styles from './StandardsSection.module.css';

const { lowest, highest } = MINIMUM_ITEM_LEVELS;

const MINIMUMS = ['number', 'raid'] as const;

/** Returns `Cataclysm 346, 372, 384 (Darkmoon trinkets exempt)` for each era. */
const minimumsByRaid = (): string[] =>
  ERAS.flatMap(({ id, name, tables }) => {
    const levels = new Set(tables?.raids.map(({ minimumItemLevel }) => minimumItemLevel));
    if (levels.size === 0) return [];
    const words = `${term(name)} ${[...levels].sort((one, other) => one - other).join(', ')}`;
    const exempt: Readonly<Record<string, string>> = SETTINGS_TEXTS.exemptByRaid;
    return exempt[id] ? SETTINGS_TEXTS.levelsWithout(words, exempt[id]) : words;
  });

export function MinimumItemLevel() {
  const { minimumBy } = useObservable(settings);
  return (
    <div>
      <LevelField />
      <Segments
        legend={SETTINGS_TEXTS.minimumBy}
        options={MINIMUMS}
        texts={SETTINGS_TEXTS.minimums}
        chosen={minimumBy}
        onChoose={(chosen) => changeSettings({ minimumBy: chosen })}
      />
      {minimumBy === 'raid' && (
        <ul className="form-text list-unstyled mb-0">
          {[...minimumsByRaid(), SETTINGS_TEXTS.unknownRaid].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Leaves the setting as it is while the number is invalid. */
function LevelField() {
  const { minimumItemLevel: chosen } = useObservable(settings);
  const minimumItemLevel = chosen ?? DEFAULT_MINIMUM_ITEM_LEVEL;
  const [refusal, setRefusal] = useState<{ text: string; inUse: number }>();
  const [fieldId, hintId] = [useId(), useId()];
  const isValid = refusal?.inUse !== minimumItemLevel;

  const change = (level: number | null) => {
    setRefusal(undefined);
    changeSettings({ minimumItemLevel: level, minimumBy: 'number' });
  };

  return (
    <>
      <label className="form-label fw-semibold" htmlFor={fieldId}>
        {SETTINGS_TEXTS.minimumItemLevel}
      </label>
      <div className={`input-group ${styles.level}`}>
        <input
          className={`form-control ${isValid ? '' : 'is-invalid'}`}
          id={fieldId}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          // A mouse wheel or an arrow key would change the number unnoticed.
          onWheel={({ currentTarget }) => currentTarget.blur()}
          onKeyDown={(event) =>
            ['ArrowUp', 'ArrowDown'].includes(event.key) && event.preventDefault()
          }
          aria-invalid={!isValid}
          aria-describedby={hintId}
          value={isValid ? minimumItemLevel : refusal.text}
          onChange={({ target: { value: text } }) =>
            isLevel(text) ? change(Number(text)) : setRefusal({ text, inUse: minimumItemLevel })
          }
        />
        <Button onClick={() => change(null)}>
          {SETTINGS_TEXTS.reset(DEFAULT_MINIMUM_ITEM_LEVEL)}
        </Button>
      </div>
      <FieldHint
        id={hintId}
        hint={SETTINGS_TEXTS.minimumHint}
        refusal={
          isValid ? undefined : SETTINGS_TEXTS.minimumInvalid(lowest, highest, minimumItemLevel)
        }
        className="mb-2"
      />
    </>
  );
}

const isLevel = (text: string): boolean =>
  /^\d+$/.test(text) && Number(text) >= lowest && Number(text) <= highest;
