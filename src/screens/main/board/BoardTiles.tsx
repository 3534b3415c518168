import type { Audit } from '#domain/audit/audit';
import type { AuditContext } from '#domain/audit/rule/audit-context';
import type { Verdict } from '#domain/audit/verdict';
import type { Fight, Raider } from '#domain/raid/raid';
import type { ShownNames } from '#domain/raid/shown-names';
import { VIEW_TEXTS } from '#texts/views';
import { verdictMark } from '#ui/game/verdict-mark';
import { PlayerButton } from '../tiles/PlayerButton';
import { useLevelScale } from '../tiles/use-level-scale';
import styles from './BoardTiles.module.css';

interface BoardTilesProps {
  rows: readonly { audit: Audit; average: number | undefined }[];
  /** All raiders' audits: their levels scale the barcodes. */
  audits: readonly Audit[];
  context: AuditContext;
  fight: Fight;
  names: ShownNames;
  chosen: Raider | undefined;
  onChoose: (key?: string) => void;
}

const verdictOf = ({ verdicts: [first = 'NOT JUDGED'] }: Audit): Verdict => first;

/** Shows the gear board on a phone: a raider's slots as one barcode, with words below. */
export function BoardTiles(props: BoardTilesProps) {
  const { rows, audits, context, fight, names, chosen, onChoose } = props;
  const scale = useLevelScale(audits, fight, context);
  return (
    <table className={styles.tiles}>
      <caption className="visually-hidden">{VIEW_TEXTS.names.board}</caption>
      <tbody>
        {rows.map(({ audit, average }) => (
          <tr key={audit.raider.key}>
            <th scope="row" className={`tone-${verdictMark(verdictOf(audit))} p-0 fw-normal`}>
              <PlayerButton
                audit={audit}
                names={names}
                verdict={verdictOf(audit)}
                level={average}
                scale={scale}
                isChosen={audit.raider === chosen}
                onChoose={onChoose}
              />
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
