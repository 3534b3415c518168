import type { CategoryCoverage } from '#domain/coverage/coverage';
import { BUFF_SHEET, buffGlyph } from '#ui/game/buff-glyphs';
import { Glyph } from '../emblems/Glyph';
import styles from './CategoryPicture.module.css';

/** Shows a category's picture and coverage. Words beside the picture have the same content. */
export function CategoryPicture({ name, coverage }: { name: string; coverage?: CategoryCoverage }) {
  const [glyph, hue] = buffGlyph(name);
  return (
    <span
      className={`${styles.picture} ${styles[hue]} ${coverage ? styles[coverageClass(coverage)] : ''}`}
      aria-hidden="true"
    >
      <Glyph sheet={BUFF_SHEET} glyph={glyph} className={styles.glyph} />
    </span>
  );
}

/** Whether one raider alone brings a category that a raid may lack. */
export const dependsOnOneRaider = ({ category, providers, state }: CategoryCoverage): boolean =>
  state === 'covered' && providers.length === 1 && category.kind !== 'extra';

export function coverageClass(
  coverage: CategoryCoverage,
): 'lit' | 'one' | 'missing' | 'possible' | 'unlit' {
  if (coverage.state === 'missing') return 'missing';
  if (coverage.state === 'not-brought') return 'unlit';
  if (coverage.state === 'possible') return 'possible';
  return dependsOnOneRaider(coverage) ? 'one' : 'lit';
}
