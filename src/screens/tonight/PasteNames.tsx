import { type RefObject, useId, useRef, useState } from 'react';
import type { Era } from '#domain/era/era';
import { candidateName } from '#domain/tonight/candidates';
import { changesFor, type TonightChange } from '#domain/tonight/choice';
import {
  hasKnownPlayers,
  type NameReader,
  nameReader,
  splitLongList,
  type TakenNames,
} from '#domain/tonight/take-names';
import { TONIGHT_TEXTS } from '#domain/tonight/words';
import { BUFF_TEXTS } from '#texts/buffs';
import { SAVED_TEXTS } from '#texts/saved';
import { TONIGHT_VIEW_TEXTS } from '#texts/tonight';
import { Button } from '#ui/Button';
import { ToggleButton } from '#ui/ToggleButton';
import { useOnLeave } from '#ui/use-on-leave';
import { GuestForm } from './GuestForm';
import styles from './PasteNames.module.css';
import type { Tonight } from './use-tonight';

interface PasteNamesProps {
  era: Era;
  tonight: Tonight;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Chooses the players named in a pasted list, and asks whom an ambiguous name means. */
export function PasteNames({ era, tonight, field }: PasteNamesProps) {
  const [isAdding, setAdding] = useState(false);
  const guestForm = useId();
  const { take, undo, ...shown } = usePastedNames(tonight);
  const { pasteNames, pasteHint } = TONIGHT_VIEW_TEXTS;
  const handleTake = () => {
    const text = field.current?.value ?? '';
    if (text.trim()) void take(text);
    else field.current?.focus();
  };
  return (
    <section className={styles.paste} aria-label={pasteNames}>
      <textarea
        ref={field}
        className="form-control"
        aria-label={pasteNames}
        placeholder={`${pasteNames}: ${pasteHint}`}
        rows={1}
        autoComplete="off"
        spellCheck={false}
      />
      <div className="d-flex flex-wrap align-items-start gap-2">
        <Button onClick={handleTake}>{TONIGHT_VIEW_TEXTS.takeNames}</Button>
        <ToggleButton
          className="btn btn-outline-secondary"
          isOpen={isAdding}
          contentId={guestForm}
          onToggle={setAdding}
        >
          {TONIGHT_VIEW_TEXTS.addSomebody}
        </ToggleButton>
      </div>
      <PasteStatus tonight={tonight} onUndo={undo} {...shown} />
      {isAdding && <GuestForm id={guestForm} era={era} tonight={tonight} />}
    </section>
  );
}

/** Reads pasted lists and chooses the players named. A later list interrupts an earlier list. */
function usePastedNames({ all, change, take: choose }: Tonight) {
  /** The changes that undo each list, latest last. */
  const [undos, setUndos] = useState<readonly (readonly TonightChange[])[]>([]);
  const [result, setResult] = useState<TakenNames | 'reading' | 'undone'>();
  const reading = useRef<NameReader>(undefined);
  useOnLeave(() => {
    reading.current = undefined;
  });
  const take = async (text: string) => {
    const reader = nameReader(all);
    reading.current = reader;
    const [first = '', ...others] = splitLongList(text);
    reader.read(first);
    for (const piece of others) {
      setResult('reading');
      await nextTask();
      if (reader !== reading.current) return;
      reader.read(piece);
    }
    const taken = reader.taken();
    if (hasKnownPlayers(taken)) {
      const undoChanges = choose(taken);
      setUndos((before) => [...before, undoChanges]);
    }
    // The status counts the players chosen, so these render first.
    await nextTask();
    if (reader === reading.current) setResult(taken);
  };
  const undo = () => {
    change(undos.at(-1) ?? []);
    setUndos(undos.slice(0, -1));
    setResult('undone');
  };
  return { result, canUndo: undos.length > 0, take, undo };
}

/** Waits for a task, so that clicks can come first. */
const nextTask = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

interface PasteStatusProps extends Pick<ReturnType<typeof usePastedNames>, 'result' | 'canUndo'> {
  tonight: Tonight;
  onUndo: () => void;
}

/** Says what a list changed, and asks about its ambiguous names. */
function PasteStatus({ tonight, result, canUndo, onUndo }: PasteStatusProps) {
  const isTaken = typeof result === 'object';
  return (
    // Screen readers announce each part separately: a tick changes only the count.
    <div role="status" aria-atomic={false} tabIndex={-1} className={styles.result}>
      {result && (
        <p className="m-0">
          {result === 'reading'
            ? TONIGHT_VIEW_TEXTS.reading
            : isTaken && !hasKnownPlayers(result)
              ? TONIGHT_VIEW_TEXTS.nobodyRead
              : TONIGHT_VIEW_TEXTS.areComing(tonight.coming.length)}
        </p>
      )}
      {canUndo && result !== 'reading' && <Button onClick={onUndo}>{SAVED_TEXTS.undo}</Button>}
      {isTaken && <AwayAndUnknown taken={result} />}
      {isTaken &&
        questionsIn(result, tonight.choice).map(({ name, candidates }) => (
          <fieldset key={name} className="d-flex flex-wrap align-items-center gap-2 w-100">
            <legend className="w-auto">{TONIGHT_TEXTS.which(name)}</legend>
            {candidates.map((one) => (
              <Button
                key={one.id}
                onClick={() => tonight.change(changesFor([one], { isComing: true }))}
              >
                <bdi>{candidateName(one)}</bdi>
              </Button>
            ))}
          </fieldset>
        ))}
    </div>
  );
}

/** Returns the ambiguous names for which no candidate has been chosen yet. */
const questionsIn = (
  { coming, ambiguous }: TakenNames,
  choice: Tonight['choice'],
): TakenNames['ambiguous'] => {
  const named = new Set(coming);
  return ambiguous.filter(
    ({ candidates }) => !candidates.some((one) => choice.coming.has(one.id) && !named.has(one)),
  );
};

function AwayAndUnknown({ taken: { away, unknown } }: { taken: TakenNames }) {
  return (
    <>
      {away.length > 0 && (
        <p className="m-0">
          <bdi>{TONIGHT_TEXTS.awayByList(shortNamesText(away.map(candidateName)))}</bdi>
        </p>
      )}
      {unknown.length > 0 && (
        <p className="m-0">
          <bdi className={styles.unknown}>{TONIGHT_TEXTS.notKnown(shortNamesText(unknown))}</bdi>
        </p>
      )}
    </>
  );
}

const MAX_NAMED = 25;
const MAX_SHOWN_NAME_LENGTH = 60;

/** Lists names, shortened: the pasted text may be no list of names. */
function shortNamesText(names: readonly string[]): string {
  const shown = names
    .slice(0, MAX_NAMED)
    .map((name) =>
      name.length > MAX_SHOWN_NAME_LENGTH ? `${name.slice(0, MAX_SHOWN_NAME_LENGTH)}…` : name,
    )
    .join(', ');
  const others = names.length - MAX_NAMED;
  return others > 0 ? BUFF_TEXTS.andMore(shown, others) : shown;
}
