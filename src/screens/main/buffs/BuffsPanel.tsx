import { type ComponentType, useId, useState } from 'react';
import { loadChunk } from '#data/load-chunk';
import type { RaidBuffs } from '#domain/coverage/category';
import type { Raider } from '#domain/raid';
import { BUFF_TEXTS } from '#texts/buffs';
import { RAID_TEXTS } from '#texts/raid';
import { lazyChunk } from '#ui/lazy-chunk';
import styles from './BuffsPanel.module.css';

type LoadBuffs = () => Promise<RaidBuffs>;

interface BuffsPanelProps {
  raiders: readonly Raider[];
  /** Loads what raiders can bring in the raid's era. */
  loadBuffs: LoadBuffs;
}

/** Which buffs and debuffs the raid can bring, and who brings them. Closed at start. */
export function BuffsPanel({ raiders, loadBuffs }: BuffsPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const BuffsBoard = boardOf(loadBuffs);
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
      {isOpen && (
        <div id={boardId} className="px-2 px-sm-3 pb-3">
          <BuffsBoard raiders={raiders} />
        </div>
      )}
    </section>
  );
}

/** The board of each era, which loads the era's table beside itself. */
const boards = new Map<LoadBuffs, ComponentType<{ raiders: readonly Raider[] }>>();

function boardOf(loadBuffs: LoadBuffs) {
  const board = boards.get(loadBuffs) ?? lazyBoard(loadBuffs);
  boards.set(loadBuffs, board);
  return board;
}

const lazyBoard = (loadBuffs: LoadBuffs) =>
  lazyChunk<{ raiders: readonly Raider[] }>(
    async () => {
      const [{ BuffsBoard }, buffs] = await Promise.all([
        loadChunk('BuffsBoard', () => import('./BuffsBoard')),
        loadChunk('buffs', loadBuffs),
      ]);
      return ({ raiders }) => <BuffsBoard raiders={raiders} buffs={buffs} />;
    },
    <p role="status">{RAID_TEXTS.loading}</p>,
  );
