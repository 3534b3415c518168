import { NIGHT_TEXTS } from '#texts/night';
import legend from '../tables/Legend.module.css';
import matrix from '../tables/Matrix.module.css';
import { BandLegend, FixedPill } from '../tables/Run';

interface NightLegendProps {
  /** The meaning of hatched kills, if there are any. */
  unknown?: string | undefined;
}

export const NightLegend = ({ unknown }: NightLegendProps) => (
  <BandLegend texts={NIGHT_TEXTS.legend}>
    <li>
      <FixedPill /> {NIGHT_TEXTS.legend.fixed}
    </li>
    {unknown && (
      <li>
        <span className={`${legend.swatch} ${matrix.unknown}`} /> {unknown}
      </li>
    )}
  </BandLegend>
);
