import { type ComponentType, useId, useState } from 'react';
import { loadChunk } from '#data/load-chunk';
import type { RaidBuffs } from '#domain/coverage/category';
import type { Raider } from '#domain/raid/raid';
import { BUFF_TEXTS } from '#texts/buffs';
import { RAID_TEXTS } from '#texts/raid';
import { lazyChunk } from '#ui/lazy-chunk';
import { useLatePart } from '#ui/use-late-part';
import styles from './BuffsPanel.module.css';

type LoadBuffs = () => Promise<RaidBuffs>;

/** Milliseconds until the panel does without its summary. */
const PATIENCE = 20_000;

interface BuffsPanelProps {
  raiders: readonly Raider[];
  /** Loads what raiders can bring in the raid's era. */
  loadBuffs: LoadBuffs;
}

/** Which buffs and debuffs the raid can bring, and who brings them. Closed at start. */
export function BuffsPanel({ raiders, loadBuffs }: BuffsPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const { Board, loadSummary } = partsOf(loadBuffs);
  const Summary = useLatePart(loadSummary, { isWanted: true, patience: PATIENCE });
  const boardId = useId();
  return (
    <section className={styles.panel}>
      <h3 className="h6 m-0">
        <button
          type="button"
          className={`${styles.header} btn w-100 border-0 d-flex align-items-center gap-2 text-start fw-semibold`}
          aria-expanded={isOpen}
          aria-controls={boardId}
          data-shortcut="buffs"
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.arrow} aria-hidden="true" />
          {BUFF_TEXTS.title}
        </button>
      </h3>
      {Summary && <Summary raiders={raiders} />}
      {isOpen && (
        <div id={boardId} className="px-2 px-sm-3 pb-3">
          <Board raiders={raiders} />
        </div>
      )}
    </section>
  );
}

interface Raiders {
  raiders: readonly Raider[];
}

/** What the panel draws of an era, loaded with the era's table. */
interface PanelParts {
  Board: ComponentType<Raiders>;
  loadSummary: () => Promise<ComponentType<Raiders>>;
}

const parts = new Map<LoadBuffs, PanelParts>();

function partsOf(loadBuffs: LoadBuffs): PanelParts {
  const known = parts.get(loadBuffs) ?? {
    Board: lazyBoard(loadBuffs),
    loadSummary: () => summaryOf(loadBuffs),
  };
  parts.set(loadBuffs, known);
  return known;
}

async function summaryOf(loadBuffs: LoadBuffs): Promise<ComponentType<Raiders>> {
  const [{ CoverageSummary }, buffs] = await Promise.all([
    loadChunk('CoverageSummary', () => import('./CoverageSummary')),
    loadChunk('buffs', loadBuffs),
  ]);
  return ({ raiders }) => <CoverageSummary raiders={raiders} buffs={buffs} />;
}

const lazyBoard = (loadBuffs: LoadBuffs) =>
  lazyChunk<Raiders>(
    async () => {
      const [{ BuffsBoard }, buffs] = await Promise.all([
        loadChunk('BuffsBoard', () => import('./BuffsBoard')),
        loadChunk('buffs', loadBuffs),
      ]);
      return ({ raiders }) => <BuffsBoard raiders={raiders} buffs={buffs} />;
    },
    <p role="status">{RAID_TEXTS.loading}</p>,
  );
