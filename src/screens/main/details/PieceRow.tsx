import { excuseItem, stopExcusing } from '#data/settings/change-standards';
import { settings } from '#data/settings/settings';
import { useObservable } from '#data/use-observable';
import type { Audit } from '#domain/audit/audit';
import { type Finding, ruleOf, slotPartOf } from '#domain/audit/finding';
import type { EraFacts } from '#domain/era/facts';
import { CELL_TEXTS } from '#domain/gear/cell-words';
import { lacksEnchant } from '#domain/gear/enchantable';
import type { MetaState } from '#domain/gear/gems';
import { slotWord } from '#domain/gear/slots';
import { term } from '#domain/language';
import type { Piece } from '#domain/raid/raid';
import { SPELLING } from '#domain/spelling';
import { PLAYER_TEXTS } from '#texts/player';
import { UserText } from '#ui/UserText';
import styles from './PieceRows.module.css';
import { enchantText, findingsIn, socketsOf } from './piece-words';

interface PieceRowProps {
  piece: Piece;
  audit: Audit;
  facts: EraFacts | undefined;
  meta: MetaState | undefined;
}

export function PieceRow({ piece, audit, facts, meta }: PieceRowProps) {
  const { era } = audit;
  const word = slotWord(era, piece.slot);
  const name = piece.name || PLAYER_TEXTS.unknownItem(piece.itemId);
  const enchant = enchantText(piece, era, facts);
  const found = findingsIn(audit, piece.slot);
  return (
    <li className={rowTone(audit, piece)}>
      <b>{word}</b>{' '}
      <b className={`${styles.level} quality-${piece.quality ?? 1}`}>{piece.itemLevel}</b>{' '}
      <UserText lang={piece.name ? 'en' : undefined}>{name}</UserText>
      {enchant && (
        <small
          className={lacksEnchant({ era, facts }, piece) ? styles.bare : ''}
          lang={facts?.enchant(piece.enchantId ?? 0) && 'en'}
        >
          {enchant}
        </small>
      )}
      {facts && <Gems piece={piece} audit={audit} facts={facts} />}
      {meta && (
        <small>
          {meta.isActive
            ? PLAYER_TEXTS.metaActive(meta.conditions.join(', '))
            : PLAYER_TEXTS.metaInactive(meta.conditions.join(', '))}
        </small>
      )}
      <FindingsOfPiece found={found} />
      <ExcuseButton
        piece={piece}
        isOffered={found.some((finding) => ruleOf(finding)?.excusesItems)}
        name={word + SPELLING.colon + name}
      />
    </li>
  );
}

function Gems({
  piece,
  audit: { era },
  facts,
}: Pick<PieceRowProps, 'piece' | 'audit'> & { facts: EraFacts }) {
  const empty = socketsOf(piece, era, facts).filter((socket) => socket === 'empty').length;
  return (
    <>
      {piece.gems?.map(({ itemId }, index) => {
        const gem = facts.gem(itemId);
        return (
          <small
            // biome-ignore lint/suspicious/noArrayIndexKey: two gems can be alike but for their order
            key={index}
            className={`${styles.gem} quality-${gem?.quality ?? 'unknown'}`}
            lang={gem && 'en'}
          >
            {gem?.name ?? PLAYER_TEXTS.unknownGem(itemId)}
          </small>
        );
      })}
      {empty > 0 && <small className={styles.advice}>{CELL_TEXTS.emptySockets(empty)}</small>}
    </>
  );
}

/** Lists findings except enchant and sockets, which are listed above. */
function FindingsOfPiece({ found }: { found: readonly Finding[] }) {
  const others = found.filter((finding) => !isListedAbove(finding));
  if (others.length === 0) return null;
  return (
    <small className={styles.advice}>{others.map(({ title }) => term(title)).join(', ')}</small>
  );
}

function isListedAbove(finding: Finding): boolean {
  const part = slotPartOf(finding);
  return part === 'enchant' || part === 'sockets';
}

function ExcuseButton({
  piece,
  isOffered,
  name,
}: {
  piece: Piece;
  isOffered: boolean;
  name: string;
}) {
  const { excusedItems } = useObservable(settings);
  const isExcused = excusedItems.some(({ id }) => id === piece.itemId);
  if (!isOffered && !isExcused) return null;
  return (
    <button
      type="button"
      className="btn btn-sm btn-outline-secondary mt-1 d-print-none"
      aria-pressed={isExcused}
      aria-label={PLAYER_TEXTS.excuseItem(name)}
      onClick={() =>
        isExcused ? stopExcusing(piece.itemId) : excuseItem({ id: piece.itemId, name: piece.name })
      }
    >
      {isExcused ? PLAYER_TEXTS.excused : PLAYER_TEXTS.excuse}
    </button>
  );
}

function rowTone({ findings }: Audit, { slot }: Piece): string | undefined {
  const found = findings.filter((finding) => finding.slot === slot);
  if (found.length === 0) return undefined;
  return found.every((finding) => slotPartOf(finding) === 'level') ? styles.low : styles.bad;
}
