import type { ReactNode } from 'react';
import styles from './UserText.module.css';

interface UserTextProps {
  text: ReactNode;
  className?: string | undefined;
}

/**
 * Text that somebody else wrote: a player, a guild, a report's title. It is shown as text, keeps its
 * own writing direction to itself, and is cut after two lines, so that it cannot break the layout.
 */
export function UserText({ text, className = '' }: UserTextProps) {
  return <bdi className={`${styles.text} ${className}`}>{text}</bdi>;
}
