import type { ReactNode } from 'react';
import styles from './UserText.module.css';

interface UserTextProps {
  text: ReactNode;
  className?: string | undefined;
}

/** Text by others. Isolates its direction and cuts it, so that it cannot break the layout. */
export function UserText({ text, className = '' }: UserTextProps) {
  return <bdi className={`${styles.text} ${className}`}>{text}</bdi>;
}
