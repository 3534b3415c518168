import type { LinkProps } from 'react-router-dom';
import styles from './LineLink.module.css';
import { Link } from './Link';
import { Mark } from './Mark';

/** A space that must not break: `Healers 6 ·` stays on one line. */
const SPACE_BEFORE_FIGURE = /(^|[^·]) (?=[\d·])/g;

interface LineLinkProps extends Pick<LinkProps, 'to'> {
  words: readonly string[];
}

export function LineLink({ to, words: [name, ...facts] }: LineLinkProps) {
  return (
    <Link className={`panel ${styles.link}`} to={to}>
      <span className={styles.words}>
        <b>{name}</b>
        <span className="text-body-secondary">{` · ${facts.join(' · ').replace(SPACE_BEFORE_FIGURE, '$1\u00a0')}`}</span>
      </span>
      <Mark name="right" size={16} />
    </Link>
  );
}
