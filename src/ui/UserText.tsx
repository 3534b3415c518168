import type { ReactNode } from 'react';
import styles from './UserText.module.css';

interface UserTextProps {
  children: ReactNode;
  className?: string | undefined;
  /** `en` for names from logs, which are requested in English. */
  lang?: 'en' | undefined;
}

/** Renders text from outside with an isolated direction, cut so that it cannot break the layout. */
export function UserText({ children, className = '', lang }: UserTextProps) {
  return (
    <bdi className={`${styles.text} ${className}`} lang={lang}>
      {children}
    </bdi>
  );
}
