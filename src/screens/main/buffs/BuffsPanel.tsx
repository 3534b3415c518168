import { useId, useState } from 'react';
import type { Raider } from '#domain/raid';
import { BUFF_TEXTS } from '#texts/buffs';
import { RAID_TEXTS } from '#texts/raid';
import { lazyChunk } from '#ui/lazy-chunk';
import styles from './BuffsPanel.module.css';

const BuffsBoard = lazyChunk(
  'BuffsBoard',
  async () => (await import('./BuffsBoard')).BuffsBoard,
  <p role="status">{RAID_TEXTS.loading}</p>,
);

/** Which buffs and debuffs the raid can bring, and who brings them. Closed at start. */
export function BuffsPanel({ raiders }: { raiders: readonly Raider[] }) {
  const [isOpen, setOpen] = useState(false);
  const boardId = useId();
  return (
    <section className="border rounded mb-3">
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
