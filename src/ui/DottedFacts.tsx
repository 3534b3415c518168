import styles from './DottedFacts.module.css';

const DOT = ' · ';

/** Renders `Tanks 2 · Healers 6` so that no line begins or ends with a dot. */
export const DottedFacts = ({ text }: { text: string }) => (
  <span className={styles.facts}>
    {text.split(DOT).map((fact, index) => (
      <span key={fact} className={styles.fact}>
        <span className={styles.dot}>{index > 0 && DOT}</span>
        <span>{fact}</span>
      </span>
    ))}
  </span>
);
