import type { ReactNode } from 'react';
import styles from './UserText.module.css';

interface UserTextProps {
  text: ReactNode;
  className?: string | undefined;
}

/**
 * Text written by others: a player, guild or report title. Isolates its writing direction and is
 * cut after two lines, so that it cannot break the layout.
 */
export function UserText({ text, className = '' }: UserTextProps) {
  return <bdi className={`${styles.text} ${className}`}>{text}</bdi>;
}
