import { useLayoutEffect, useRef, useState } from 'react';
import type { Era } from '#domain/era/era';
import { type Candidate, candidateName } from '#domain/tonight/candidates';
import { type NameReader, nameReader, piecesOf, type TakenNames } from '#domain/tonight/take-names';
import { TONIGHT_TEXTS } from '#domain/tonight/words';
import { TONIGHT_VIEW_TEXTS } from '#texts/tonight';
import { Button } from '#ui/Button';
import { AddSomebody } from './AddSomebody';
import styles from './PasteNames.module.css';
import type { Tonight } from './use-tonight';

interface PasteNamesProps {
  era: Era;
  tonight: Tonight;
}

/** Takes who comes from a pasted list. What is not sure is asked. */
export function PasteNames({ era, tonight }: PasteNamesProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [isAdding, setAdding] = useState(false);
  const { taken, isReading, take, answer } = useTakenNames(tonight);
  const { pasteNames, pasteHint } = TONIGHT_VIEW_TEXTS;
  const handleTake = () => {
    const text = field.current?.value ?? '';
    if (text.trim()) void take(text);
    else field.current?.focus();
  };
  return (
    <section className={styles.paste} aria-label={pasteNames}>
      <div className={styles.top}>
        <label htmlFor="paste-names">{pasteNames}</label>
        <span id="paste-hint">{pasteHint}</span>
      </div>
      <textarea
        ref={field}
        id="paste-names"
        className="form-control"
        aria-describedby="paste-hint"
        rows={3}
        autoComplete="off"
        spellCheck={false}
      />
      <div className={styles.buttons}>
        <Button onClick={handleTake}>{TONIGHT_VIEW_TEXTS.takeNames}</Button>
        <Button aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          {TONIGHT_VIEW_TEXTS.addSomebody}
        </Button>
      </div>
      <p ref={status} role="status" tabIndex={-1} className={styles.result}>
        {isReading ? TONIGHT_VIEW_TEXTS.reading : taken && <Taken taken={taken} />}
      </p>
      {taken?.ambiguous.map(({ name, candidates }) => (
        <fieldset key={name} className={styles.asked}>
          <legend>{TONIGHT_TEXTS.which(name)}</legend>
          {candidates.map((one) => (
            <Button
              key={one.id}
              onClick={() => {
                answer(name, one);
                status.current?.focus({ preventScroll: true });
              }}
            >
              <bdi>{candidateName(one)}</bdi>
            </Button>
          ))}
        </fieldset>
      ))}
      {isAdding && <AddSomebody era={era} tonight={tonight} />}
    </section>
  );
}

/** Reads pasted lists, a later one instead of an earlier, and chooses whom they name. */
function useTakenNames({ all, change }: Tonight) {
  const [taken, setTaken] = useState<TakenNames>();
  const [isReading, setReading] = useState(false);
  const reading = useRef<NameReader>(undefined);
  useLayoutEffect(
    () => () => {
      reading.current = undefined;
    },
    [],
  );
  const take = async (text: string) => {
    const reader = nameReader(all);
    reading.current = reader;
    const [first = '', ...others] = piecesOf(text);
    reader.read(first);
    for (const piece of others) {
      setReading(true);
      // A click comes first.
      await new Promise((resolve) => setTimeout(resolve));
      if (reader !== reading.current) return;
      reader.read(piece);
    }
    setReading(false);
    const now = reader.taken();
    setTaken(now);
    change((choice) => ({
      ...choice,
      coming: new Set(now.coming.map(({ id }) => id)),
      unknown: [],
    }));
  };
  const answer = (name: string, one: Candidate) => {
    setTaken(
      taken && {
        ...taken,
        coming: [...taken.coming, one],
        ambiguous: taken.ambiguous.filter((asked) => asked.name !== name),
      },
    );
    change((now) => ({ ...now, coming: new Set([...now.coming, one.id]) }));
  };
  return { taken, isReading, take, answer };
}

function Taken({ taken: { coming, away, unknown } }: { taken: TakenNames }) {
  return (
    <>
      <span>{TONIGHT_VIEW_TEXTS.areComing(coming.length)}</span>{' '}
      {away.length > 0 && (
        <bdi>{`${TONIGHT_TEXTS.awayByList(inBrief(away.map(candidateName)))} `}</bdi>
      )}
      {unknown.length > 0 && (
        <bdi className={styles.unknown}>{TONIGHT_TEXTS.notKnown(inBrief(unknown))}</bdi>
      )}
    </>
  );
}

const MAX_NAMED = 25;
const MAX_LENGTH = 60;

/** Lists names; a paste of something else than names is no longer than a list of them. */
function inBrief(names: readonly string[]): string {
  const shown = names
    .slice(0, MAX_NAMED)
    .map((name) => (name.length > MAX_LENGTH ? `${name.slice(0, MAX_LENGTH)}…` : name))
    .join(', ');
  const others = names.length - MAX_NAMED;
  return others > 0 ? TONIGHT_VIEW_TEXTS.andMore(shown, others) : shown;
}
