import { useEffect, useId, useRef } from 'react';
import { takeBack } from '#data/season/left-out';
import type { SeasonRaid } from '#domain/digests/season-raid';
import { formatShortDate } from '#domain/format';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import { Button } from '#ui/Button';
import { shownTitle } from '#ui/game/shown-title';
import { giveFocus } from '#ui/second-press';
import { UserText } from '#ui/UserText';
import styles from './LeftOut.module.css';

/** Names the raids that the user left out of the season, each with the way back. */
export function LeftOut({ raids }: { raids: readonly SeasonRaid[] }) {
  const section = useRef<HTMLElement>(null);
  const known = useRef(raids.length);
  const id = useId();
  // The clicked button is gone.
  useEffect(() => {
    if (raids.length < known.current && document.activeElement === document.body)
      giveFocus(section.current?.querySelector('button') ?? section.current);
    known.current = raids.length;
  }, [raids]);
  return (
    <section ref={section} tabIndex={-1} className={`${styles.section} d-print-none`}>
      {raids.length > 0 && (
        <>
          <p className="small mb-0">{SEASON_VIEW_TEXTS.leftOut(raids.length)}</p>
          <ul className="list-unstyled mb-0">
            {raids.map(({ code, title, pulledAt }) => (
              <li key={code} className={styles.raid}>
                <span id={`${id}${code}`} className="facts">
                  <UserText>{shownTitle(title)}</UserText>
                  <span>{formatShortDate(pulledAt)}</span>
                </span>
                <Button aria-describedby={`${id}${code}`} onClick={() => takeBack(code)}>
                  {SEASON_VIEW_TEXTS.takeRaidBack}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
