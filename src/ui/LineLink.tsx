import type { LinkProps } from 'react-router-dom';
import { DottedFacts } from './DottedFacts';
import styles from './LineLink.module.css';
import { Link } from './Link';
import { Mark } from './Mark';

/** Leads to a page whose name comes first. */
export const LineLink = ({ to, words }: Pick<LinkProps, 'to'> & { words: readonly string[] }) => (
  <Link className={`panel ${styles.link}`} to={to}>
    <span className={styles.words}>
      <DottedFacts text={words.join(' · ')} />
    </span>
    <Mark name="right" size={16} />
  </Link>
);
