import { NIGHT_WORDS } from '#domain/audit/night-words';
import { NIGHT_TEXTS } from '#texts/night';
import { BandLegend, FaultsFixedPill } from '../tables/CellRun';
import run from '../tables/CellRun.module.css';
import matrix from '../tables/Matrix.module.css';

interface NightLegendProps {
  /** The meaning of hatched kills; absent without such kills. */
  unknown?: string | undefined;
}

export const NightLegend = ({ unknown }: NightLegendProps) => (
  <BandLegend texts={{ ...NIGHT_WORDS, ...NIGHT_TEXTS.legend }}>
    <li>
      <FaultsFixedPill /> {NIGHT_TEXTS.legend.fixed}
    </li>
    {unknown && (
      <li>
        <span className={`${run.swatch} ${matrix.unknown}`} /> {unknown}
      </li>
    )}
  </BandLegend>
);
