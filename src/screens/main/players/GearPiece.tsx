import { useState } from 'react';
import { iconAddress, itemPageAddress, QUESTION_MARK } from '#data/addresses';
import type { Era } from '#domain/eras/era';
import type { EraFacts, GemFacts } from '#domain/eras/facts';
import type { Piece } from '#domain/raid';
import { lacksEnchant } from '#domain/rules/missing-enchant';
import { isEnchantable, slotWord } from '#domain/slots';
import { PLAYER_TEXTS } from '#texts/player';
import styles from './GearPiece.module.css';

interface GearPieceProps {
  piece: Piece;
  era: Era;
  facts: EraFacts | undefined;
}

/** One worn piece, a link to its page: icon, slot, item level, gems and enchant, all without a connection. */
export function GearPiece({ piece, era, facts }: GearPieceProps) {
  const { slot, itemId, itemLevel, name, gems = [] } = piece;
  const enchant = enchantWords(piece, era, facts);
  const isBare = lacksEnchant(era, piece);
  return (
    <li>
      <a
        className={`${styles.piece} d-flex gap-2 small link-body-emphasis text-decoration-none`}
        href={itemPageAddress(piece, era.id)}
        target="_blank"
        rel="noopener noreferrer"
        title={name || PLAYER_TEXTS.unknownItem(itemId)}
      >
        <GearIcon key={piece.icon} piece={piece} era={era} />
        <span className="overflow-hidden">
          <span className="d-flex flex-wrap column-gap-1 fw-semibold">
            {slotWord(era, slot)}
            {itemLevel !== undefined && <span className={qualityClass(piece)}>{itemLevel}</span>}
          </span>
          <bdi className="visually-hidden">{name || PLAYER_TEXTS.unknownItem(itemId)}</bdi>
          {enchant && (
            <span className={`d-block ${isBare ? styles.bare : 'text-body-secondary'}`}>
              {enchant}
            </span>
          )}
          {gems.length > 0 && (
            <span className="d-flex gap-1">
              {Object.entries(gems).map(([socket, gem]) => (
                <GemDot key={socket} gem={facts?.gem(gem.itemId)} />
              ))}
            </span>
          )}
        </span>
      </a>
    </li>
  );
}

/** The item's icon, in a border that says how the enchant stands. A lost icon is a question mark. */
function GearIcon({ piece, era }: Pick<GearPieceProps, 'piece' | 'era'>) {
  const [isLost, setLost] = useState(false);
  return (
    <img
      className={`${styles.icon} ${borderClass(piece, era)} rounded`}
      src={isLost ? QUESTION_MARK : iconAddress(piece.icon)}
      onError={() => setLost(true)}
      alt=""
      width="44"
      height="44"
      loading="lazy"
    />
  );
}

function GemDot({ gem }: { gem: GemFacts | undefined }) {
  const colour = gem?.colour;
  return (
    <span
      role="img"
      aria-label={PLAYER_TEXTS.gem(colour)}
      title={PLAYER_TEXTS.gem(colour)}
      className={`${styles.gem} ${styles[colour ?? 'unknown']}`}
    />
  );
}

function borderClass(piece: Piece, era: Era): string {
  if (!isEnchantable(era, piece.slot)) return '';
  return lacksEnchant(era, piece)
    ? 'border border-3 border-danger'
    : 'border border-3 border-success';
}

/** Enchants are named by id: the log's own names are wrong. An unknown one is no fault. */
function enchantWords(piece: Piece, era: Era, facts: EraFacts | undefined): string {
  if (lacksEnchant(era, piece)) return PLAYER_TEXTS.noEnchant;
  if (piece.enchantId === undefined) return '';
  if (!facts) return PLAYER_TEXTS.enchanted;
  return facts.enchant(piece.enchantId)?.name ?? PLAYER_TEXTS.unknownEnchant;
}

/** The game's quality colours, by the log's number. */
const QUALITY_CLASSES = ['poor', 'common', 'uncommon', 'rare', 'epic', 'legendary', '', 'heirloom'];

const qualityClass = ({ quality = 1 }: Piece): string =>
  styles[QUALITY_CLASSES[quality] ?? ''] ?? '';
