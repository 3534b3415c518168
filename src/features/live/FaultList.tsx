import { type ReactNode, useCallback, useState } from 'react';
import type { Audit } from '#domain/audit/audit';
import { faultsText } from '#domain/audit/audit-lines';
import { VERDICTS } from '#domain/audit/verdict';
import { shownNames } from '#domain/raid/shown-names';
import { Tile, tileLineClass } from '#features/tile/Tile';
import { verdictMark } from '#ui/game/verdict-mark';
import { Mark } from '#ui/Mark';
import styles from './LiveWindow.module.css';

export const textScale = (view: Window): number =>
  Number.parseFloat(view.getComputedStyle(view.document.documentElement).fontSize) / 16;

/** Heights of a raider's row and of the foot, in pixels with text at 100 %. */
const ROW_HEIGHT = 22;
const FOOT_HEIGHT = 24;

interface FaultListProps {
  audits: readonly Audit[];
  /** Renders the foot, with the number of raiders out of view. */
  foot: (more: number) => ReactNode;
}

/** Lists as many faults as fit. Raiders with most faults come first. */
export function FaultList({ audits, foot }: FaultListProps) {
  const [rows, setRows] = useState(0);
  const measureRows = useCallback((box: HTMLDivElement) => {
    const view = box.ownerDocument.defaultView;
    if (!view) return;
    const measure = () =>
      setRows(
        Math.max(0, Math.floor((box.clientHeight / textScale(view) - FOOT_HEIGHT) / ROW_HEIGHT)),
      );
    const watch = new view.ResizeObserver(measure);
    watch.observe(box);
    measure();
    return () => watch.disconnect();
  }, []);
  const names = shownNames(audits.map(({ raider }) => raider));
  const faulty = audits
    .filter(({ findings }) => findings.length > 0)
    .sort(
      (one, other) => other.findings.length - one.findings.length || rankOf(one) - rankOf(other),
    );
  const shown = faulty.slice(0, rows);
  return (
    <div className={styles.faults} ref={measureRows}>
      <ul className="list-unstyled">
        {shown.map((audit) => (
          <RaiderRow key={audit.raider.key} audit={audit} name={names.fullNameOf(audit.raider)} />
        ))}
      </ul>
      {foot(faulty.length - shown.length)}
    </div>
  );
}

const rankOf = ({ verdicts: [worst = 'PASSED'] }: Audit): number => VERDICTS.indexOf(worst);

const RaiderRow = ({ audit, name }: { audit: Audit; name: string }) => (
  <li className={tileLineClass(audit.raider.classKey)}>
    <Tile
      picture={audit.raider.picture}
      name={name}
      player={audit.raider}
      words={audit.verdicts.map((verdict) => (
        <span key={verdict} className={`tone-${verdictMark(verdict)}`}>
          <Mark name={verdictMark(verdict)} size={11} /> {faultsText(verdict, audit)}{' '}
        </span>
      ))}
    />
  </li>
);
